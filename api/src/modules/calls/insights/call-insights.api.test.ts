import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callInsightsEndpoints, type CallInsights } from '@booking/contracts/call-insights';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { saidReport, type Line, type SaidCall } from '../../../../test/providers/said-calls.ts';
import { deliver } from '../../../../test/requests/call-rows.ts';
import { answeredQuestions, plantedQuestions } from '../../../../test/requests/planted-questions.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { monthOfCalls, plantMonth, type PlannedCall } from '../../../../test/requests/month-of-calls.ts';

const zone = 'America/Chicago';
const { week } = callInsightsEndpoints;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const getWeek = (date?: string): Promise<CallInsights> => api.call(week, { query: { week: date } });

/** Hours apart, backwards from an hour ago, so that all are of the last four weeks. */
const hourMs = 60 * 60_000;
const report = (id: string, at: number, lines: readonly Line[], rest: SaidCall['rest'] = {}) =>
  saidReport({ id, at, lines, rest });

/** The Mondays of the weeks that have a planted call. */
const mondaysOf = (times: readonly number[]): string[] => {
  const monday = (date: string): string => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
  return [...new Set(times.map((at) => monday(hotelDate(new Date(at), zone))))];
};

test('a week without calls has nothing to teach', async () => {
  const none = await getWeek('2024-02-14');
  expect(none).toMatchObject({
    ...{ from: '2024-02-12', to: '2024-02-18', isRunning: false, calls: 0, wantedRoom: 0, booked: 0, unanswered: 0 },
    ...{ minutes: { total: 0, perCall: null, perBooking: null }, languages: [], notBooked: [], questions: [] },
  });
  expect(none.hours).toHaveLength(24);
  expect((await getWeek()).isRunning).toBe(true);
});

describe('unanswered questions', () => {
  const times = plantedQuestions.map((_, index) => Date.now() - hourMs - index * 31 * hourMs);
  beforeAll(async () => {
    const planted = plantedQuestions.map(({ lines, analysis }, index) =>
      report(`asked-${index}`, times[index]!, lines, analysis && { analysis }),
    );
    const answered = answeredQuestions.map((lines, index) =>
      report(`answered-${index}`, Date.now() - 2 * hourMs - index * 40 * hourMs, lines),
    );
    await deliver(api, [...planted, ...answered]);
  });

  const all = async (): Promise<CallInsights['questions']> =>
    (await Promise.all(mondaysOf(times).map(getWeek))).flatMap(({ questions }) => questions);

  test('are all found where they were planted, and none is invented', async () => {
    const found = (await all()).flatMap(({ examples }) => examples);
    const asked = plantedQuestions.map(({ question }, index) => [`asked-${index}`, question]);
    expect(found.map(({ callId, text }) => [callId, text]).toSorted()).toEqual(asked.toSorted());
    expect(found.filter(({ source }) => source === 'search')).toHaveLength(3);
    expect(found.filter(({ source }) => source === 'platform')).toHaveLength(1);
  });

  test('are grouped by what they are about', async () => {
    // of one week, so that none is apart because of the day on which it was asked
    const at = new Date().toISOString();
    await api.sql('UPDATE call SET started_at = $1', [at]);
    const { questions, unanswered } = await getWeek();
    expect(unanswered).toBe(20);
    const wanted = Map.groupBy(plantedQuestions, ({ group }) => group);
    expect(questions.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(20);
    for (const [group, of] of wanted) {
      const one = questions.find(({ examples }) => examples.some(({ text }) => text === of[0]!.question));
      expect({ group, texts: one?.examples.map(({ text }) => text).toSorted() }).toEqual({
        ...{ group, texts: of.map(({ question }) => question).toSorted() },
      });
      expect(one!.words).toContain(group.split(' ')[0]);
    }
    expect(questions).toHaveLength(wanted.size);
    const pets = questions.find(({ key }) => key === 'pets')!;
    expect(pets).toMatchObject({ count: 4, calls: 4, language: 'en' });
    expect(pets.examples.map(({ reply }) => reply)).toContain('No tengo esa información.');
  });

  test('go with the words of their call', async () => {
    await api.sql(`DELETE FROM call_turn WHERE call_id = 'asked-18'`);
    expect((await getWeek()).unanswered).toBe(19);
    await api.sql('TRUNCATE call, payment, guest_session, text_message, call_quarter CASCADE');
  });
});

describe('a rehearsed month', () => {
  let planned: PlannedCall[];
  let mondays: string[];
  const answers = new Map<string, CallInsights>();
  beforeAll(async () => {
    planned = monthOfCalls(Date.now() - hourMs);
    mondays = mondaysOf(planned.map(({ at }) => at));
    await plantMonth(api, planned);
    for (const monday of mondays) answers.set(monday, await getWeek(monday));
  });

  /** The facts of a week one by one, by the hotel's wall clock. */
  const rows = <Row extends Record<string, unknown>>(select: string, monday: string): Promise<Row[]> =>
    api.sql<Row>(
      `WITH each AS (
         SELECT call.*, started_at AT TIME ZONE '${zone}' AS wall, kind IS NOT DISTINCT FROM 'webChat' AS is_chat, EXISTS (
           SELECT FROM payment WHERE call_id = call.id AND purpose = 'booking' AND paid_at IS NOT NULL AND asked_cents IS NULL) AS is_booked
         FROM call WHERE mode = 'test'
       ) ${select} FROM each WHERE wall::date BETWEEN $1::date AND $1::date + 6`,
      [monday],
    );

  test('covers several weeks, each with calls', () => {
    expect(mondays.length).toBeGreaterThan(3);
    for (const { calls } of answers.values()) expect(calls).toBeGreaterThan(0);
    expect(planned.filter(({ reason }) => reason === 'booked').length).toBeGreaterThan(5);
  });

  test('counts, minutes and costs of each week equal SQL over the facts', async () => {
    for (const monday of mondays) {
      const [row] = await rows<Record<string, number>>(
        `SELECT count(*) FILTER (WHERE NOT is_chat)::int AS calls, count(*) FILTER (WHERE NOT is_chat AND is_booked)::int AS booked,
           (sum(duration_ms) FILTER (WHERE NOT is_chat))::float8 / 60000 AS minutes,
           (sum(cost_usd) FILTER (WHERE NOT is_chat))::float8 AS cost,
           coalesce(sum(cost_usd) FILTER (WHERE is_chat), 0)::float8 AS chats,
           (count(*) FILTER (WHERE NOT is_chat AND merge_state->'facts'->>'successEvaluation' = 'false'))::int AS unsuccessful`,
        monday,
      );
      const { calls, booked, minutes, cost, chats, unsuccessful } = row as Record<string, number>;
      const answer = answers.get(monday)!;
      expect(answer).toMatchObject({ from: monday, to: addDays(monday, 6), calls, booked, unsuccessful });
      expect(answer.minutes.total).toBeCloseTo(minutes!, 1);
      expect(answer.minutes.perCall).toBeCloseTo(minutes! / calls!, 1);
      expect(answer.cost.total).toBeCloseTo(cost!, 6);
      expect(answer.cost.chats).toBeCloseTo(chats!, 6);
      if (booked! > 0) {
        expect(answer.minutes.perBooking).toBeCloseTo(minutes! / booked!, 1);
        expect(answer.cost.perBooking).toBeCloseTo(cost! / booked!, 5);
      } else {
        expect([answer.minutes.perBooking, answer.cost.perBooking]).toEqual([null, null]);
      }
    }
  });

  test('costs by part equal SQL, and together they are the cost', async () => {
    for (const monday of mondays) {
      const wanted = await api.sql<{ part: string; total: number }>(
        `SELECT key AS part, sum(value::numeric)::float8 AS total FROM call, jsonb_each_text(cost_parts)
         WHERE mode = 'test' AND kind IS DISTINCT FROM 'webChat' AND value::numeric > 0
           AND (started_at AT TIME ZONE '${zone}')::date BETWEEN $1::date AND $1::date + 6 GROUP BY key`,
        [monday],
      );
      const { parts, total } = answers.get(monday)!.cost;
      const named = parts.filter(({ part }) => part !== 'other').map(({ part, total: of }) => [part, of.toFixed(6)]);
      expect(named.toSorted()).toEqual(wanted.map(({ part, total: of }) => [part, of.toFixed(6)]).toSorted());
      expect(parts.reduce((sum, part) => sum + part.total, 0)).toBeCloseTo(total, 5);
    }
  });

  test('hours of the day and languages equal the facts', async () => {
    for (const monday of mondays) {
      const wanted = await hoursOf(monday);
      const { hours, languages, calls } = answers.get(monday)!;
      expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
      expect(hours.filter((hour) => hour.calls > 0)).toEqual(wanted);
      const spoken = Map.groupBy(
        planned.filter(({ at, kind }) => kind !== 'webChat' && mondaysOf([at])[0] === monday),
        ({ language }) => language,
      );
      expect(new Map(languages.map(({ language, calls: of }) => [language, of]))).toEqual(
        new Map([...spoken].map(([language, of]) => [language, of.length])),
      );
      expect(languages.reduce((sum, of) => sum + of.calls, 0)).toBe(calls);
    }
  });

  const hoursOf = (monday: string): Promise<{ hour: number; calls: number; booked: number }[]> =>
    api.sql(
      `SELECT extract(hour FROM started_at AT TIME ZONE '${zone}')::int AS hour, count(*)::int AS calls,
         (count(*) FILTER (WHERE id IN (
           SELECT call_id FROM payment WHERE purpose = 'booking' AND paid_at IS NOT NULL AND asked_cents IS NULL)))::int AS booked
       FROM call WHERE mode = 'test' AND kind IS DISTINCT FROM 'webChat'
         AND (started_at AT TIME ZONE '${zone}')::date BETWEEN $1::date AND $1::date + 6 GROUP BY 1 ORDER BY 1`,
      [monday],
    );

  test('each caller who wanted a room and did not book has the reason that was planted', async () => {
    for (const monday of mondays) {
      const of = planned.filter(({ at, kind }) => kind !== 'webChat' && mondaysOf([at])[0] === monday);
      const wanted = of.filter(({ reason }) => reason !== 'booked' && reason !== 'info');
      const { notBooked, wantedRoom, booked } = answers.get(monday)!;
      const counts = [...Map.groupBy(wanted, ({ reason }) => reason)].map(([reason, calls]) => [reason, calls.length]);
      expect(notBooked.map(({ reason, count }) => [reason, count]).toSorted()).toEqual(counts.toSorted());
      expect(wantedRoom).toBe(wanted.length + booked);
      for (const { reason, examples } of notBooked) {
        const newest = wanted.filter((call) => call.reason === reason).toSorted((a, b) => b.at - a.at);
        expect(examples.map(({ callId }) => callId)).toEqual(newest.slice(0, 5).map(({ id }) => id));
      }
      const dear = notBooked.find(({ reason }) => reason === 'price');
      for (const { quote } of dear?.examples ?? []) expect(quote).toBe('That is too expensive for us.');
    }
  });

  test('calls of the other mode are counted nowhere', async () => {
    await api.sql(`UPDATE call SET mode = 'live'`);
    for (const monday of mondays)
      expect(await getWeek(monday)).toMatchObject({ calls: 0, wantedRoom: 0, unanswered: 0 });
  });
});
