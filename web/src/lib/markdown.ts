/** The little Markdown of the rule pages, as blocks: no HTML is ever made of text. */

export interface Span {
  kind: 'text' | 'bold' | 'code' | 'rule' | 'em';
  text: string;
}

export interface Item {
  rule: string | null;
  spans: Span[];
}

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'code'; text: string };

const SPAN = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\b[A-Z]{3}-\d\d\b)/;
const RULE = /^\*\*([A-Z]{3}-\d\d)\*\*\s*/;

export function spans(text: string): Span[] {
  return text
    .split(SPAN)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      if (/^[A-Z]{3}-\d\d$/.test(part)) return { kind: 'rule', text: part };
      if (part.startsWith('*') && part.endsWith('*') && part.length > 2) return { kind: 'em', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}

function item(text: string): Item {
  const found = RULE.exec(text);
  return { rule: found?.[1] ?? null, spans: spans(found ? text.slice(found[0].length) : text) };
}

const cells = (line: string): Span[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()));

export function blocks(page: string): Block[] {
  const found: Block[] = [];
  const lines = page.split('\n');
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const heading = /^(#+)\s+(.*)/.exec(line);
    const listed = /^\s*([-*]|\d+\.)\s+(.*)/.exec(line);
    if (line.trim() === '') at += 1;
    else if (line.startsWith('```')) {
      const from = (at += 1);
      while (at < lines.length && !lines[at]?.startsWith('```')) at += 1;
      found.push({ kind: 'code', text: lines.slice(from, at).join('\n') });
      at += 1;
    } else if (heading) {
      found.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
      at += 1;
    } else if (line.startsWith('|')) {
      const from = at;
      while (lines[at]?.startsWith('|')) at += 1;
      const [head = '', , ...rows] = lines.slice(from, at);
      found.push({ kind: 'table', head: cells(head), rows: rows.map(cells) });
    } else if (listed) {
      const ordered = /\d/.test(listed[1] ?? '');
      const items: string[] = [];
      while (at < lines.length && (lines[at] ?? '').trim() !== '' && !lines[at]?.startsWith('#')) {
        const next = /^\s*([-*]|\d+\.)\s+(.*)/.exec(lines[at] ?? '');
        if (next) items.push(next[2] ?? '');
        else items[items.length - 1] += ` ${(lines[at] ?? '').trim()}`;
        at += 1;
      }
      found.push({ kind: 'list', ordered, items: items.map(item) });
    } else {
      const from = at;
      while (at < lines.length && (lines[at] ?? '').trim() !== '' && !/^(#|\||```|\s*[-*]\s)/.test(lines[at] ?? '')) at += 1;
      found.push({ kind: 'text', spans: spans(lines.slice(from, Math.max(at, from + 1)).join(' ')) });
      at = Math.max(at, from + 1);
    }
  }
  return found;
}
