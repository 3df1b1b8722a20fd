import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The SHA-256 of a seed, both in hex digits. */
export const promiseOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** The match's seed: the server's, with what the seats added. */
export function saltedSeed(seed: string, salts: (string | null)[]): string {
  if (salts.every((salt) => salt === null)) return seed;
  const joined = salts.map((salt) => salt ?? '0'.repeat(64)).join('');
  return bytesToHex(hmac(sha256, hexToBytes(seed), hexToBytes(joined)));
}

export const dealSeed = (matchSeed: string, deal: number): string =>
  bytesToHex(hmac(sha256, hexToBytes(matchSeed), utf8ToBytes(`deal ${deal}`)));
