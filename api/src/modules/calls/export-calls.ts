import { Readable } from 'node:stream';
import type { CallLog } from '@booking/contracts/calls';
import { formatHotelTime } from '@booking/hotel/hotel-time';

const columns = [
  'id',
  'caller',
  'outcome',
  'started',
  'duration (s)',
  'cost (USD)',
  'end reason',
  'transcript',
  'notes',
];

/** A spreadsheet runs a cell that begins like a formula, so such a cell is made text first (OWASP, CSV injection). */
const cell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
};

const csvRow = (call: CallLog, zone: string): string =>
  [
    call.id,
    call.caller,
    call.outcome,
    formatHotelTime(new Date(call.timestamp), zone),
    call.duration,
    call.cost,
    call.endedReason,
    call.transcript,
    call.notes,
  ]
    .map(cell)
    .join(',');

async function* csv(pages: AsyncIterable<CallLog[]>, zone: string): AsyncIterable<string> {
  yield `\uFEFF${columns.map(cell).join(',')}\r\n`;
  for await (const page of pages) yield page.map((call) => `${csvRow(call, zone)}\r\n`).join('');
}

async function* json(pages: AsyncIterable<CallLog[]>): AsyncIterable<string> {
  let before = '[';
  for await (const page of pages) {
    for (const call of page) {
      yield before + JSON.stringify(call);
      before = ',\n';
    }
  }
  yield before === '[' ? '[]\n' : ']\n';
}

/** The calls as a file, page by page, so that a million of them take no more memory than a hundred. Times in `zone`. */
export const exportCalls = (format: 'csv' | 'json', pages: AsyncIterable<CallLog[]>, zone: string): Readable =>
  Readable.from(format === 'csv' ? csv(pages, zone) : json(pages));
