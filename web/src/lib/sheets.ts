import type { Given } from './real';

/** A sheet as its file holds it; what its deals hold is the server's business. */
export interface SheetFile {
  format: string;
  game: string;
  options?: Record<string, unknown>;
  seats: string[];
  began?: string;
  dealer?: number;
  deals: unknown[];
  draft?: unknown;
}

/** A sheet of this browser. No server keeps it. */
export interface KeptSheet {
  id: string;
  title: string;
  file: SheetFile;
  answers: Given[] | null;
  undone: unknown[];
  over: boolean;
}

const STORE = 'rummery-sheets';

export function keptSheets(): KeptSheet[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as KeptSheet[];
  } catch {
    return []; // what a browser forbids to keep, or another version has written
  }
}

/** Keep a sheet, the latest first. Says whether the browser could. */
export function keepSheet(sheet: KeptSheet): boolean {
  return write([sheet, ...keptSheets().filter((one) => one.id !== sheet.id)]);
}

export function forgetSheet(id: string): void {
  write(keptSheets().filter((one) => one.id !== id));
}

function write(sheets: KeptSheet[]): boolean {
  try {
    localStorage.setItem(STORE, JSON.stringify(sheets));
    return true;
  } catch {
    return false;
  }
}

export const newSheetId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => n.toString(16).padStart(2, '0')).join('');

/** Today, where the reader is. */
export function today(): string {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
