import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { csvCell } from './csv-cell.mapper.ts';

/** A column of a table: its head, and what stands in it for a row. */
export type Column<Row> = readonly [head: string, value: (row: Row) => string | number | null];

const toCsv = (rows: (string | number | null)[][]): string =>
  stringify(rows, { quoted: true, quoted_empty: true, record_delimiter: 'windows' });

async function* csv<Row>(pages: AsyncIterable<Row[]>, columns: readonly Column<Row>[]): AsyncIterable<string> {
  // with the mark of its encoding, which spreadsheets look for
  yield `\uFEFF${toCsv([columns.map(([head]) => head)])}`;
  for await (const page of pages) yield toCsv(page.map((row) => columns.map(([, value]) => csvCell(value(row)))));
}

async function* json<Row>(pages: AsyncIterable<Row[]>): AsyncIterable<string> {
  let before = '[';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[' ? '[]' : ']\n';
}

/** Rows as a file, page by page, so that a million of them take no more memory than a hundred. */
export const tableFile = <Row>(
  format: 'csv' | 'json',
  pages: AsyncIterable<Row[]>,
  columns: readonly Column<Row>[],
): Readable =>
  // one page is made ahead, where sixteen would be
  Readable.from(format === 'csv' ? csv(pages, columns) : json(pages), { highWaterMark: 1 });

const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  pdf: 'application/pdf',
};

/** The headers under which a browser saves a file. */
export const fileHeaders = (name: string, format: keyof typeof types): Record<string, string> => ({
  'content-type': types[format],
  'content-disposition': `attachment; filename="${name}.${format}"`,
});
