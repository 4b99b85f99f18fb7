import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callEndpoints, CallLog, type CallFilter } from '@booking/contracts/calls';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const headers = basicOf(owner.email, owner.password);
const [assistants, outcomes] = [['anna', 'ben', null], ['booked', 'paid_pending', 'info'] as const];
const reasons = ['customer-ended-call', 'silence-timed-out', null];
const words = ['a king size bed', 'two twin beds', 'a crib'];
const count = 400;

const each = <Value>(values: readonly Value[], index: number): Value => values[index % values.length]!;

/** Four a day, at 04:30, 10:30, 16:30 and 22:30 UTC; the first of them is on the day before by the hotel's clock. */
const calls = Array.from({ length: count }, (_, index) => ({
  id: `call-${String((index * 71) % count).padStart(3, '0')}`,
  mode: index % 11 === 0 ? 'live' : 'test',
  started_at: new Date(Date.parse('2026-07-01T04:30:00Z') + index * 6 * 3_600_000).toISOString(),
  caller_number: `+1555010${String(100 + (index % 90)).padStart(4, '0')}`,
  transcript: `User: ${each(words, index)}, please.`,
  assistant_id: each(assistants, Math.floor(index / 2)),
  assistant_name: `Name ${index < count - 20 ? 'before' : 'now'}`,
  outcome: each(outcomes, Math.floor(index / 3)),
  ended_reason: each(reasons, Math.floor(index / 5)),
  duration_ms: index % 13 === 0 ? null : index * 1500,
}));

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await insertCalls(api, calls);
});
afterAll(() => api.stop());

const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date(instant));

/** The same rule, row by row. */
const expected = (filter: Partial<CallFilter>): string[] =>
  calls
    .filter((call) => call.mode === (filter.mode ?? 'test'))
    .filter((call) => !filter.q || call.transcript.includes(filter.q) || call.caller_number.includes(filter.q))
    .filter((call) => !filter.from || dayOf(call.started_at) >= filter.from)
    .filter((call) => !filter.to || dayOf(call.started_at) <= filter.to)
    .filter((call) => !filter.assistant || call.assistant_id === filter.assistant)
    .filter((call) => !filter.outcome || call.outcome === filter.outcome)
    .filter((call) => !filter.endReason || call.ended_reason === filter.endReason)
    .filter(({ duration_ms: ms }) => filter.minSeconds === undefined || (ms !== null && ms >= filter.minSeconds * 1000))
    .filter(({ duration_ms: ms }) => filter.maxSeconds === undefined || (ms !== null && ms <= filter.maxSeconds * 1000))
    .toSorted((a, b) => b.started_at.localeCompare(a.started_at))
    .map(({ id }) => id);

const idsOf = (list: CallLog[]): string[] => list.map(({ id }) => id);
const list = async (query: Partial<CallFilter>, limit = 500): Promise<string[]> =>
  idsOf(await api.call(callEndpoints.list, { query: { ...query, limit } }));

test.each<Partial<CallFilter>>([
  { from: '2026-08-01' },
  { to: '2026-07-03' },
  { from: '2026-07-10', to: '2026-07-10' },
  { assistant: 'ben' },
  { outcome: 'booked' },
  { endReason: 'silence-timed-out' },
  { minSeconds: 300 },
  { maxSeconds: 90 },
  { minSeconds: 60, maxSeconds: 60 },
  { mode: 'live' },
  { q: 'king' },
  { q: '0100142' },
])('%j leaves only matching calls', async (filter) => {
  const wanted = expected(filter);
  expect(wanted).not.toEqual([]);
  expect(await list(filter)).toEqual(wanted);
});

test('filters combine freely, and the paged list and the export hold the same calls', async () => {
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 });
  const day = fc.integer({ min: 1, max: 31 }).map((date) => `2026-08-${String(date).padStart(2, '0')}`);
  const filters = fc.record({
    q: maybe(fc.constantFrom('king', 'twin', 'crib', '0100')),
    from: maybe(day),
    to: maybe(day),
    assistant: maybe(fc.constantFrom('anna', 'ben', 'nobody')),
    outcome: maybe(fc.constantFrom(...outcomes)),
    endReason: maybe(fc.constantFrom('customer-ended-call', 'silence-timed-out')),
    minSeconds: maybe(fc.integer({ min: 0, max: 400 })),
    maxSeconds: maybe(fc.integer({ min: 100, max: 600 })),
    mode: maybe(fc.constantFrom('test', 'live')),
  });
  await fc.assert(
    fc.asyncProperty(filters, async (asked) => {
      const filter = JSON.parse(JSON.stringify(asked)) as Record<string, string>;
      const wanted = expected(filter);
      const shown: string[] = [];
      let next: string | undefined = `${callEndpoints.list.path}?${new URLSearchParams({ ...filter, limit: '29' })}`;
      while (next && shown.length < count) {
        const answer: Response = await api.request(next, { headers });
        shown.push(...idsOf(z.array(CallLog).parse(await answer.json())));
        [, next] = /^<([^<>]+)>/.exec(answer.headers.get('link') ?? '') ?? [];
      }
      expect(shown).toEqual(wanted);
      const file = `${callEndpoints.export.path}?${new URLSearchParams({ ...filter, format: 'json' })}`;
      const exported: unknown = await (await api.request(file, { headers })).json();
      expect(idsOf(z.array(CallLog).parse(exported))).toEqual(wanted);
    }),
    { numRuns: 30 },
  );
});

test('a word is found by the index when the newest calls do not contain it', async () => {
  // as many newer ones as are read before the index is asked
  await api.sql(
    `INSERT INTO call (id, mode, status, started_at, transcript, merge_state)
     SELECT 'newer-' || n, 'test', 'ended', now(), 'User: Hello.', '{}' FROM generate_series(1, 2500) AS n`,
  );
  try {
    const wanted = expected({ q: 'crib' });
    expect(await list({ q: 'crib' })).toEqual(wanted);
    expect(await list({ q: 'crib' }, 5)).toEqual(wanted.slice(0, 5));
    expect(await list({ q: '0100142' })).toEqual(expected({ q: '0100142' }));
    expect(await list({ q: 'nobody said' })).toEqual([]);
  } finally {
    await api.sql(`DELETE FROM call WHERE id LIKE 'newer-%'`);
  }
});

test.each([
  'from=soon',
  'to=2026-13-01',
  'outcome=lost',
  'minSeconds=-1',
  'maxSeconds=long',
  'mode=both',
  'assistant=',
])('refuses ?%s', async (query) => {
  await errorOf(await api.request(`${callEndpoints.list.path}?${query}`, { headers }), 400);
  await errorOf(await api.request(`${callEndpoints.export.path}?${query}`, { headers }), 400);
});

describe('the choices of filters', () => {
  test("are the mode's assistants by their newest name, and the reasons, each once", async () => {
    expect(await api.call(callEndpoints.choices)).toEqual({
      assistants: [
        { id: 'anna', name: 'Name now' },
        { id: 'ben', name: 'Name now' },
      ],
      endReasons: ['customer-ended-call', 'silence-timed-out'],
    });
  });

  test('are empty without calls', async () => {
    await api.sql(`UPDATE call SET mode = 'test' WHERE mode = 'live'`);
    expect(await api.call(callEndpoints.choices, { query: { mode: 'live' } })).toEqual({
      assistants: [],
      endReasons: [],
    });
  });
});
