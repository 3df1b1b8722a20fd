// Makes the sprite of the cards: `node art/make.mjs`. A face is drawn in 100 × 140; its index is the client's.
import { writeFileSync } from 'node:fs';

const GOLD = '#d8a53a';
const SKIN = '#f0d5b4';
const SUITS = {
  S: 'M50 4C56 20 92 38 92 64c0 14-11 23-22 23-7 0-13-3-16-8 1 8 5 14 12 17H34c7-3 11-9 12-17-3 5-9 8-16 8C19 87 8 78 8 64 8 38 44 20 50 4Z',
  H: 'M50 95C44 80 6 58 6 31 6 17 17 7 29 7c10 0 18 6 21 15C53 13 61 7 71 7c12 0 23 10 23 24 0 27-38 49-44 64Z',
  D: 'M50 3C58 20 72 38 86 50 72 62 58 80 50 97 42 80 28 62 14 50 28 38 42 20 50 3Z',
  C: 'M50 4c12 0 21 9 21 20 0 7-3 12-7 16 3-1 6-2 9-2 12 0 21 9 21 21s-9 21-21 21c-8 0-15-4-19-11 1 11 5 21 12 27H34c7-6 11-16 12-27-4 7-11 11-19 11C15 80 6 71 6 59s9-21 21-21c3 0 6 1 9 2-4-4-7-9-7-16C29 13 38 4 50 4Z',
};
const LEFT = 47;
const MIDDLE = 64;
const RIGHT = 81;
const rows = (...ys) => ys.flatMap((y) => [[LEFT, y], [RIGHT, y]]);
const PIPS = {
  2: [[MIDDLE, 30], [MIDDLE, 110]],
  3: [[MIDDLE, 30], [MIDDLE, 70], [MIDDLE, 110]],
  4: rows(30, 110),
  5: [...rows(30, 110), [MIDDLE, 70]],
  6: rows(30, 70, 110),
  7: [...rows(30, 70, 110), [MIDDLE, 50]],
  8: [...rows(30, 70, 110), [MIDDLE, 50], [MIDDLE, 90]],
  9: [...rows(26, 55, 85, 114), [MIDDLE, 70]],
  T: [...rows(26, 55, 85, 114), [MIDDLE, 40], [MIDDLE, 100]],
};

const use = (suit, x, y, size, turn = false) => {
  const half = size / 2;
  const turned = turn ? ` transform="rotate(180 ${x} ${y})"` : '';
  return `<use href="#suit-${suit}" x="${x - half}" y="${y - half}" width="${size}" height="${size}"${turned}/>`;
};

const heads = {
  K: `<path d="M51 42c-1 14 5 20 13 20s14-6 13-20Z" fill="#6b5136"/><circle cx="64" cy="39" r="11" fill="${SKIN}"/>
<path d="M54 44c3 4 6 3 10 3s7 1 10-3c0 12-4 16-10 16s-10-4-10-16Z" fill="#6b5136"/>
<path d="M50 31 47 16l9 6 8-9 8 9 9-6-3 15Z" fill="${GOLD}"/><circle cx="64" cy="25" r="2.4" fill="currentColor"/>`,
  Q: `<path d="M50 36c0-10 6-15 14-15s14 5 14 15c0 10 3 16 5 22H45c2-6 5-12 5-22Z" fill="#8a5a2c"/><circle cx="64" cy="39" r="10.5" fill="${SKIN}"/>
<path d="M52 30c2-6 6-9 12-9s10 3 12 9l-2 1c-5-3-15-3-20 0Z" fill="${GOLD}"/>
<g fill="${GOLD}"><circle cx="54" cy="22" r="2.6"/><circle cx="64" cy="17" r="3"/><circle cx="74" cy="22" r="2.6"/></g>`,
  J: `<path d="M51 36h26v14c-4 4-22 4-26 0Z" fill="#b98a45"/><circle cx="64" cy="39" r="10.5" fill="${SKIN}"/>
<path d="M49 33c1-9 8-13 15-13 9 0 15 5 15 12Z" fill="currentColor"/><path d="M49 33h31v3.4H49Z" fill="${GOLD}"/>
<path d="M77 30c9-3 11-11 9-17-7 2-11 8-9 17Z" fill="${GOLD}"/>`,
};
const court = (rank, suit) => {
  const half = `<path d="M36 70c0-11 8-16 20-17l8 8 8-8c12 1 20 6 20 17Z" fill="currentColor"/>
<path d="M56 53 64 70l8-17-8 5Z" fill="${GOLD}"/><path d="M40 64c4-4 8-6 12-7M88 64c-4-4-8-6-12-7" fill="none" stroke="${GOLD}" stroke-width="1.6"/>${heads[rank]}${use(suit, 44, 23, 13)}`;
  return `<rect x="34" y="9" width="60" height="122" rx="6" fill="currentColor" opacity=".07"/>
<rect x="34" y="9" width="60" height="122" rx="6" fill="none" stroke="currentColor" opacity=".35"/>
<g>${half}</g><g transform="rotate(180 64 70)">${half}</g>`;
};

const symbols = [];
/** Letters of an index are shapes here, not text of the page: what is heard of a card is its name alone. */
const letter = (id, text, size) =>
  symbols.push(
    `<symbol id="${id}" viewBox="0 0 40 40"><text x="20" y="33" text-anchor="middle" font-size="${size}" fill="currentColor">${text}</text></symbol>`,
  );
for (const rank of 'A23456789JQK') letter(`rank-${rank}`, rank, 37);
letter('rank-T', '<tspan letter-spacing="-3">10</tspan>', 33);
for (const suit of 'SHDCПЧБТ') letter(`letter-${suit}`, suit, 34);
symbols.push(
  '<symbol id="star" viewBox="0 0 40 40"><path d="M20 3l5 12 13 1-10 8 3 13-11-7-11 7 3-13L2 16l13-1Z" fill="currentColor"/></symbol>',
);
for (const [suit, path] of Object.entries(SUITS)) {
  symbols.push(`<symbol id="suit-${suit}" viewBox="0 0 100 100"><path d="${path}" fill="currentColor"/></symbol>`);
}
const face = (id, body) =>
  symbols.push(`<symbol id="face-${id}" viewBox="0 0 100 140">${body}</symbol>`);
for (const suit of Object.keys(SUITS)) {
  face(`A${suit}`, `<circle cx="62" cy="76" r="33" fill="currentColor" opacity=".07"/>${use(suit, 62, 76, 46)}`);
  for (const [rank, places] of Object.entries(PIPS)) {
    face(rank + suit, places.map(([x, y]) => use(suit, x, y, 20, y > 70)).join(''));
  }
  for (const rank of Object.keys(heads)) face(rank + suit, court(rank, suit));
}
face(
  'X',
  `<circle cx="62" cy="78" r="33" fill="currentColor" opacity=".08"/>
<path d="M38 84C30 62 36 46 50 44c2 10 5 18 12 22 7-4 10-12 12-22 14 2 20 18 12 40Z" fill="currentColor"/>
<path d="M62 66c-7-9-8-22 0-34 8 12 7 25 0 34Z" fill="${GOLD}"/><path d="M37 84h50v9H37Z" fill="${GOLD}"/>
<circle cx="62" cy="100" r="13" fill="${SKIN}"/><path d="M55 103c4 5 10 5 14 0" fill="none" stroke="#6b3d20" stroke-width="2" stroke-linecap="round"/>
<g fill="#6b3d20"><circle cx="57" cy="98" r="1.6"/><circle cx="67" cy="98" r="1.6"/></g>
<g fill="${GOLD}"><circle cx="48" cy="43" r="4.5"/><circle cx="76" cy="43" r="4.5"/><circle cx="62" cy="30" r="4.5"/></g>`,
);
symbols.push(
  `<symbol id="back" viewBox="0 0 100 140"><rect width="100" height="140" rx="9" fill="#fbfaf6"/><rect x="6" y="6" width="88" height="128" rx="6" fill="#27496b"/>
<g fill="none" stroke="#8fb0cc" stroke-width="1.3" opacity=".75">${lattice()}</g><rect x="11" y="11" width="78" height="118" rx="4" fill="none" stroke="#c9d9e6" opacity=".8"/>
<circle cx="50" cy="70" r="17" fill="#27496b" stroke="#c9d9e6"/><path d="M50 58l9 12-9 12-9-12Z" fill="#c9d9e6"/></symbol>`,
);

function lattice() {
  const lines = [];
  for (let at = -112; at < 88; at += 14) {
    lines.push(clipped(at, 1), clipped(at, -1));
  }
  return `<path d="${lines.join('')}"/>`;
}

/** The part of a diagonal that lies inside the back's frame. */
function clipped(at, slope) {
  const points = [];
  for (let x = 11; x <= 89; x += 1) {
    const y = slope > 0 ? 12 + x - at - 11 : 12 + 89 - x - at;
    if (y >= 11 && y <= 129) points.push([x, y]);
  }
  if (points.length < 2) return '';
  const [from, to] = [points[0], points[points.length - 1]];
  return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`;
writeFileSync(new URL('../src/art/cards.svg', import.meta.url), svg.replaceAll('>\n<', '><'));
