import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callEndpoints, CallLog } from '@booking/contracts/calls';
import * as z from 'zod/mini';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const headers = basicOf(owner.email, owner.password);
const many = 1203;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await insertCalls(
    api,
    Array.from({ length: many }, (_, index) => ({
      id: `call-${String(index).padStart(4, '0')}`,
      started_at: new Date(Date.parse('2026-11-10T18:00:00Z') - Math.floor(index / 5) * 1000).toISOString(),
      caller_number: '+15550100142',
      transcript:
        index % 400 === 0 ? '=HYPERLINK("https://elsewhere.example") said "no", twice\nUser: grüß\n' : 'AI: Hello.\n',
    })),
  );
  await insertCalls(api, [{ id: 'live', mode: 'live', started_at: '2026-11-10T18:00:00Z' }]);
});
afterAll(() => api.stop());

const file = (query: string): Promise<Response> => api.request(`${callEndpoints.export.path}?${query}`, { headers });

/** The rows of a CSV file by RFC 4180, without its byte order mark. */
function parseCsv(text: string): string[][] {
  const cells = [...text.replace(/^\uFEFF/, '').matchAll(/"((?:[^"]|"")*)"(,|\r\n)/gy)];
  const rows: string[][] = [[]];
  for (const [, cell, end] of cells) {
    rows.at(-1)!.push(cell!.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('the export', () => {
  test('as JSON holds every call of the mode once, newest first', async () => {
    const answer = await file('format=json');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="call-logs-test-[\d-]{10}\.json"$/,
    );
    const calls = z.array(CallLog).parse(await answer.json());
    expect(calls.map(({ id }) => id)).toEqual(
      (await api.sql<{ id: string }>(`SELECT id FROM call WHERE mode = 'test' ORDER BY started_at DESC, id DESC`)).map(
        ({ id }) => id,
      ),
    );
  });

  test('as CSV holds the same rows, quotes and line breaks kept, times in hotel time', async () => {
    const answer = await file('');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = parseCsv(await answer.text());
    expect(head!.slice(0, 4)).toEqual(['id', 'caller', 'outcome', 'started']);
    expect(rows).toHaveLength(many);
    expect(rows.every(({ length }) => length === head!.length)).toBe(true);
    const first = rows.find(([id]) => id === 'call-0000')!;
    expect(first[3]).toBe('Nov 10, 2026 12:00:00 PM');
    expect(first.join('\n')).toContain('said "no", twice\nUser: grüß');
  });

  test('starts no cell like a formula', async () => {
    const rows = parseCsv(await (await file('format=csv')).text());
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  test('holds exactly the filtered calls, also when there are none', async () => {
    expect(await (await file('format=json&q=hyperlink')).json()).toHaveLength(4);
    expect(await (await file('format=json&q=nowhere')).json()).toEqual([]);
    expect(parseCsv(await (await file('q=nowhere')).text())).toHaveLength(1);
  });

  test('refuses a format it does not know', async () => {
    await errorOf(await file('format=xlsx'), 400);
  });
});
