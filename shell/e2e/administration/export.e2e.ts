import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../console.ts';

const columns = [
  'id',
  'caller',
  'outcome',
  'started',
  'duration (s)',
  'cost (USD)',
  'end reason',
  'kind',
  'transcript',
  'notes',
  'guest',
  'assistant',
  'summary',
];

async function exported(page: Page, format: RegExp): Promise<{ name: string; text: string }> {
  const dialog = page.getByRole('dialog', { name: 'Export Call Logs' });
  await dialog.getByRole('radio', { name: format }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** RFC 4180, as a spreadsheet reads it. */
const readCsv = (text: string): string[][] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy)) {
    if (end === '' && quoted === undefined && plain === '') break;
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
};

// whose number it is: the API's own tests say who is known by which records
const anybody = expect.any(String) as unknown as string;

const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

test('every call of the mode is saved as CSV, no cell of it a formula, and as JSON', async ({ console: page, sql }) => {
  const [call] = await sql<{ id: string }>(`SELECT id FROM call WHERE mode = 'test' ORDER BY started_at DESC LIMIT 1`);
  const notes = '=HYPERLINK("https://evil.example";"Click, please")\nsecond line';
  await sql('UPDATE call SET notes = $2 WHERE id = $1', [call!.id, notes]);
  try {
    const rows = await sql<
      Record<
        | 'id'
        | 'caller'
        | 'outcome'
        | 'at'
        | 'seconds'
        | 'cost'
        | 'ended'
        | 'kind'
        | 'said'
        | 'notes'
        | 'assistant'
        | 'summary',
        string
      >
    >(
      `SELECT id, coalesce(caller_number, caller_name, '') AS caller, outcome, transcript AS said, notes,
              to_char(started_at AT TIME ZONE 'America/Chicago', 'Mon FMDD, YYYY FMHH12:MI:SS AM') AS at,
              coalesce((duration_ms / 1000.0)::float8::text, '') AS seconds,
              coalesce(cost_usd::float8::text, '') AS cost, coalesce(ended_reason, '') AS ended,
              coalesce(kind, '') AS kind, coalesce(assistant_name, '') AS assistant,
              coalesce(trim(regexp_replace(summary, '\\s+', ' ', 'g')), '') AS summary
       FROM call WHERE mode = 'test' ORDER BY started_at DESC, id DESC`,
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Export Logs' }).click();
    const file = await exported(page, /CSV/);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date());
    expect(file.name).toBe(`call-logs-test-${today}.csv`);
    expect(file.text.startsWith('\uFEFF'), 'A spreadsheet takes it for UTF-8').toBe(true);

    const [head, ...lines] = readCsv(file.text.slice(1));
    expect(head).toEqual(columns);
    expect(lines).toEqual(
      rows.map(({ id, caller, outcome, at, seconds, cost, ended, kind, said, notes: note, assistant, summary }) => [
        ...[id, caller, outcome, at, seconds, cost, ended, kind, said, note].map(harmless),
        anybody,
        ...[assistant, summary].map(harmless),
      ]),
    );
    expect(lines[0]![9]).toBe(`'${notes}`);

    await page.goto('/call-logs');
    await page.getByRole('button', { name: 'Export' }).click();
    const json = await exported(page, /JSON/);
    expect(json.name).toBe(`call-logs-test-${today}.json`);
    const wanted = await sql<{ id: string; timestamp: Date }>(
      `SELECT id, coalesce(caller_number, caller_name) AS caller, outcome, started_at AS timestamp, transcript, notes,
              duration_ms / 1000.0::float8 AS duration, cost_usd::float8 AS cost, ended_reason AS "endedReason", kind,
              assistant_name AS "assistantName", nullif(trim(regexp_replace(summary, '\\s+', ' ', 'g')), '') AS summary
       FROM call WHERE mode = 'test' ORDER BY started_at DESC, id DESC`,
    );
    const calls = JSON.parse(json.text) as { guestName: string | null }[];
    expect(calls).toEqual(
      wanted.map((row, place) => ({
        ...{ ...row, timestamp: row.timestamp.toISOString() },
        guestName: lines[place]![columns.indexOf('guest')] || null,
      })),
    );
    expect(calls.some(({ guestName }) => guestName !== null)).toBe(true);
  } finally {
    await sql(`UPDATE call SET notes = '' WHERE id = $1`, [call!.id]);
  }
});
