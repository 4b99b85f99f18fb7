import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditEndpoints, type AuditEvent } from '@booking/contracts/audit';
import { settingEndpoints } from '@booking/contracts/settings';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf, staffOfEachRole } from '../../../../test/people/staff.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await api.sql(
    `INSERT INTO audit_event (at, actor_kind, actor_email, action, subject_type, subject_id, subject_label, detail, before, after)
     SELECT '2026-03-01T06:30:00Z'::timestamptz + n * interval '1 day', 'person', CASE n % 2 WHEN 0 THEN 'ann@x.example' ELSE 'bob@x.example' END,
       CASE n % 3 WHEN 0 THEN 'employees.update' ELSE 'payments.refund' END, 'employee', 'e' || n, 'Guest ' || n, '{}', '{"phone": 1}', '{"phone": 2}'
     FROM generate_series(0, 29) AS n`,
  );
  await api.sql(
    `INSERT INTO audit_event (at, actor_kind, action, detail) VALUES ('2026-02-01T00:00:00Z', 'product', 'odd.one', '{"note": "=1+1"}')`,
  );
});
afterAll(() => api.stop());

const idsOf = (events: AuditEvent[]): (string | null)[] => events.map(({ subject }) => subject?.id ?? null);

describe('the list', () => {
  test.each<[string, object, number]>([
    ['a person', { actor: 'ann@x.example' }, 15],
    ['an action', { action: 'employees.update' }, 10],
    ['both', { actor: 'ann@x.example', action: 'employees.update' }, 5],
    ['a subject', { type: 'employee', subject: 'e7' }, 1],
    // 06:30 UTC is half past midnight in the hotel
    ['days of the hotel', { from: '2026-03-03', to: '2026-03-05' }, 3],
    ['words', { q: 'guest bob@x' }, 15],
    ['words that only one has', { q: 'Odd.one' }, 1],
    ['what nobody did', { q: 'nothing of that' }, 0],
  ])('is filtered by %s', async (_, query, count) => {
    expect(await api.call(auditEndpoints.list, { query: { ...query, limit: 500 } })).toHaveLength(count);
  });

  test('continues after each page, newest first', async () => {
    const all = idsOf(await api.call(auditEndpoints.list, { query: { type: 'employee' } }));
    expect(all).toEqual(Array.from({ length: 30 }, (__, index) => `e${29 - index}`));
    const pages: (string | null)[] = [];
    let path: string | undefined = `${auditEndpoints.list.path}?type=employee&limit=7`;
    while (path) {
      const answer: Response = await api.request(path, { headers: basicOf(owner.email, owner.password) });
      pages.push(...idsOf((await answer.json()) as AuditEvent[]));
      path = /^<(.*)>/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(pages).toEqual(all);
  });

  test('names the actor, also the product', async () => {
    const [event] = await api.call(auditEndpoints.list, { query: { action: 'odd.one' } });
    expect(event).toMatchObject({ actor: { kind: 'product', name: null }, subject: null, before: null, after: null });
  });

  test('offers the people, actions and subjects that occur', async () => {
    expect(await api.call(auditEndpoints.choices)).toEqual({
      actors: ['ann@x.example', 'bob@x.example'],
      actions: ['employees.update', 'odd.one', 'payments.refund'],
      types: ['employee'],
    });
  });

  test('is for managers and owners', async () => {
    const staff = await staffOfEachRole(api);
    for (const [role, headers] of staff) {
      const { status } = await api.request(auditEndpoints.list.path, { headers });
      expect([role, status]).toEqual([role, role === 'owner' || role === 'manager' ? 200 : 403]);
    }
  });
});

test('the export has no spreadsheet formulas, and is audited', async () => {
  const headers = basicOf(owner.email, owner.password);
  const csv = await (await api.request(`${auditEndpoints.export.path}?type=employee&q=guest`, { headers })).text();
  expect(csv.trim().split('\r\n')).toHaveLength(31);
  await api.call(settingEndpoints.save, { body: { key: 'idImageRetentionDays', value: 99 } });
  await api.sql(`INSERT INTO audit_event (at, actor_kind, actor_email, action, detail)
    VALUES (now(), 'tool', '=HYPERLINK("http://x")', 'tool.use', '{}')`);
  const formula = await (await api.request(`${auditEndpoints.export.path}?action=tool.use`, { headers })).text();
  expect(formula).toContain(`"'=HYPERLINK(""http://x"")"`);
  const events = await api.call(auditEndpoints.list, { query: { q: 'audit.export' } });
  expect(events.map(({ action, actor }) => [action, actor.name])).toEqual([
    ['audit.exported', owner.email],
    ['audit.export', owner.email],
    ['audit.exported', owner.email],
    ['audit.export', owner.email],
  ]);
});
