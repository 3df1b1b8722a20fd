import { ask } from './api';
import { settings } from './settings.svelte';
import type { SheetFile } from './sheets';
import type { Choice, Difference, Line, MatchOver, Value } from './types';

/** The score sheet and the rulings of a real table, as docs/protocol.md says them. */

export interface Given {
  key: string;
  seat: number | null;
  answer: Value;
}

export interface Question {
  key: string;
  seat: number | null;
  kind: 'seat' | 'switch' | 'number' | 'cards' | 'card';
  text: string;
  choices: Choice[];
  low: number | null;
  high: number | null;
  default: Value | null;
  answer: Value | null;
  problem: string | null;
}

export interface Asked {
  deal: number;
  heading: string;
  contract: string | null;
  correcting: boolean;
  note: string | null;
  ready: boolean;
  questions: Question[];
}

export interface SheetDeal {
  deal: number;
  dealer: number;
  heading: string;
  winners: number[];
  lines: Line[];
  scores: number[];
  totals: number[];
  exchange: number[][] | null;
}

export interface Reckoned {
  sheet: SheetFile;
  title: string;
  names: string[];
  differs: Difference[];
  differs_text: string;
  deals: SheetDeal[];
  totals: number[];
  over: MatchOver | null;
  exchange: number[][] | null;
  settlement: { text: string; payments: { from: number | null; to: number | null; amount: number; text: string }[] };
  absent: string[];
  asked: Asked | null;
  closed: string | null;
  entered: boolean;
}

export interface Wanted {
  sheet: SheetFile;
  answers?: Given[];
  corrected?: { deal: number; answers?: Given[] }[];
  enter?: boolean;
}

export const reckon = (wanted: Wanted): Promise<Reckoned> => ask<Reckoned>('POST', 'sheets/reckon', wanted);

export async function asCsv(sheet: SheetFile): Promise<Blob> {
  const answer = await fetch(`/api/sheets/csv?lang=${settings.lang}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ sheet }),
  });
  return answer.blob();
}

/** Give the reader a file. */
export function download(name: string, data: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
