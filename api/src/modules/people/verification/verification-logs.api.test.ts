import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { verificationEndpoints } from '@booking/contracts/staff-verification';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const path = '/api/admin/employees/verification-logs';
const headers = basicOf(owner.email, owner.password);

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await api.sql(
    `INSERT INTO verification_log (mode, employee_name, phone_number, success, created_at) VALUES
       ('test', 'Ana Lopez', '+15125550190', true, timestamp '2026-02-02 23:59:59' AT TIME ZONE 'America/Chicago'),
       ('test', 'Theo 100%', '+15125550191', false, timestamp '2026-02-03 00:00:00' AT TIME ZONE 'America/Chicago'),
       ('test', NULL, '+15125550192', false, timestamp '2026-02-04 12:00:00' AT TIME ZONE 'America/Chicago'),
       ('live', 'Ana Lopez', '+15125550193', true, now())`,
  );
});
afterAll(() => api.stop());

type Query = {
  startDate?: string;
  endDate?: string;
  success?: 'true' | 'false';
  employeeName?: string;
  limit?: number;
};
const phones = async (query: Query = {}): Promise<string[]> =>
  (await api.call(verificationEndpoints.logs, { query })).map(({ phoneNumber }) => phoneNumber.slice(-1));

test('attempts of the mode are listed, newest first', async () => {
  expect(await phones()).toEqual(['2', '1', '0']);
});

test.each<[Query, string[]]>([
  [{ startDate: '2026-02-03' }, ['2', '1']],
  [{ endDate: '2026-02-02' }, ['0']],
  [{ startDate: '2026-02-03', endDate: '2026-02-03' }, ['1']],
  [{ success: 'true' }, ['0']],
  [{ success: 'false' }, ['2', '1']],
  [{ employeeName: 'lOpE' }, ['0']],
  [{ employeeName: '%' }, ['1']],
  [{ employeeName: '_' }, []],
  [{ employeeName: 'unknown' }, ['2']],
  [{ employeeName: ' ' }, ['2', '1', '0']],
  [{ success: 'false', employeeName: 'theo' }, ['1']],
])('the filter %j leaves %j', async (query, left) => {
  expect(await phones(query)).toEqual(left);
});

test.each(['startDate=yesterday', 'success=maybe', 'limit=0', 'limit=501', 'cursor=x'])(
  '%s is rejected',
  async (query) => {
    await errorOf(await api.request(`${path}?${query}`, { headers }), 400);
  },
);

test('pages follow one another without a gap, also where several attempts share an instant', async () => {
  await api.sql(
    `INSERT INTO verification_log (mode, phone_number, success, created_at)
     SELECT 'test', 'p' || n, false, timestamp '2026-01-01' FROM generate_series(1, 7) AS n`,
  );
  const seen: string[] = [];
  let next: string | undefined = `${path}?endDate=2026-01-02&limit=3`;
  while (next) {
    const answer: Response = await api.request(next, { headers });
    seen.push(...((await answer.json()) as { phoneNumber: string }[]).map(({ phoneNumber }) => phoneNumber));
    next = /<([^<>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  expect(seen.toSorted()).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']);
});

test('a name is found page by page among many newer attempts', async () => {
  await api.sql(
    `INSERT INTO verification_log (mode, employee_name, phone_number, success, created_at)
     SELECT 'test', CASE WHEN n % 60 = 0 THEN 'Otto Farthing' ELSE 'Ines Moreau' END, 'n' || n, true,
            timestamp '2026-09-30' - n * interval '3 hours'
     FROM generate_series(1, 300) AS n`,
  );
  const named = async (employeeName: string, limit?: number) =>
    (await api.call(verificationEndpoints.logs, { query: { employeeName, ...(limit && { limit }) } })).map(
      ({ phoneNumber }) => phoneNumber,
    );
  const all = ['n60', 'n120', 'n180', 'n240', 'n300'];
  for (const part of ['farthing', 'OTTO F', 'ot']) expect(await named(part)).toEqual(all);
  expect(await named('farthing', 2)).toEqual(all.slice(0, 2));
  expect(await named('Nobody')).toEqual([]);
});

test('ten wrong answers within 15 minutes raise an alert with a link, but unsent codes do not', async () => {
  const fail = (n: number) =>
    api.sql(
      `INSERT INTO verification_log (mode, phone_number, success) SELECT 'test', 'x', false FROM generate_series(1, $1)`,
      [n],
    );

  await api.sql(
    `INSERT INTO verification_log (mode, phone_number, success, error_message)
     SELECT 'test', 'x', false, 'No code was sent: the number is unknown' FROM generate_series(1, 10)`,
  );
  const alert = async () => (await api.call(alertEndpoints.active)).find(({ id }) => id === 'verification-burst-test');
  await fail(9);
  expect(await alert()).toBeUndefined();
  await fail(1);
  expect(await alert()).toMatchObject({
    title: 'Somebody may be guessing staff codes',
    detail: '10 answers to a staff code failed within 15 minutes.',
    link: '/employees?success=false',
  });
  await api.sql(`UPDATE verification_log SET created_at = created_at - interval '15 minutes'`);
  expect(await alert()).toBeUndefined();
});
