import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditEndpoints } from '@booking/contracts/audit';
import type { Endpoint } from '@booking/contracts/endpoint';
import { extensionEndpoints } from '@booking/contracts/extensions';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { reservationEventEndpoints } from '@booking/contracts/reservation-events';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import { addAccount, basicOf, staffPassword } from '../../../../test/people/staff.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { eventually, owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';

const headers = basicOf(owner.email, owner.password);

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await api.sql(`
    INSERT INTO reservation_event (mode, key, kind, reservation_id, at, guest_name) VALUES
      ('test', 'a', 'created', '77', '2026-11-10T18:00:00Z', '=Jane'), ('test', 'b', 'cancelled', '78', '2026-11-11T18:00:00Z', NULL),
      ('live', 'c', 'created', '79', '2026-11-12T18:00:00Z', NULL);
    INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, last_error, received_at) VALUES
      ('stripe', 'a', 'checkout', 'test', '{}', 'dead', 'It failed.', '2026-11-10T18:00:00Z'),
      ('twilio', 'b', 'message', 'test', '{}', 'done', NULL, '2026-11-11T18:00:00Z');
    WITH paid AS (
      INSERT INTO payment (mode, amount_cents, status, purpose, created_at, metadata)
      SELECT 'test', n, 'completed', 'extension', '2026-11-10T18:00:00Z'::timestamptz + n * interval '1 day',
        jsonb_build_object('guestName', 'Guest ' || n) FROM generate_series(1, 2) AS n RETURNING id, amount_cents, created_at
    )
    INSERT INTO extension_request (mode, payment_id, reservation_id, guest_name, guest_phone, guest_email, room_type_name,
      requested_workflow, additional_nights, original_checkout_date, new_checkout_date, created_at)
    SELECT 'test', id, '77', 'Guest ' || amount_cents, '+15125550142', '', 'King', 'before_11am', 1, '2026-11-20', '2026-11-21', created_at
    FROM paid;
    INSERT INTO precheckin (token_hash, mode, reservation_id, reservation_status, guest_name, start_date, end_date, adults, children,
      due_cents, paid_cents, changed_at, sent_at, expires_at)
    SELECT sha256(n::text::bytea), 'test', 'R' || n, 'confirmed', 'Guest ' || n, '2026-12-01'::date - n, '2026-12-05', 2, 0, 0, 0,
      '2026-11-10T18:00:00Z', '2026-11-10T18:00:00Z', '2026-12-05T18:00:00Z' FROM generate_series(1, 2) AS n;`);
});
afterAll(() => api.stop());

const file = (endpoint: Endpoint, query: string): Promise<Response> =>
  api.request(`${endpoint.path}?${query}`, { headers });
const rowsOf = async (answer: Response): Promise<string[]> =>
  (await answer.text())
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');

type Case = {
  endpoint: Endpoint;
  what: string;
  name: string;
  sort: string;
  filter: string;
  first: string;
  field: string;
};
const cases: Case[] = [
  {
    ...{ endpoint: reservationEventEndpoints.export, what: 'reservations', name: 'reservation-events-test' },
    ...{ sort: 'sort=createdAt', filter: 'kind=created', first: `"'=Jane"`, field: 'reservationId' },
  },
  {
    ...{ endpoint: webhookEndpoints.export, what: 'webhooks', name: 'webhook-events' },
    ...{ sort: 'sort=receivedAt', filter: 'status=dead', first: '"It failed."', field: 'lastError' },
  },
  {
    ...{ endpoint: extensionEndpoints.export, what: 'extensions', name: 'extension-requests-test' },
    ...{ sort: 'sort=createdAt', filter: 'q=guest 1', first: '"Guest 1"', field: 'guestName' },
  },
  {
    ...{ endpoint: precheckinDeskEndpoints.export, what: 'precheckins', name: 'pre-check-ins-test' },
    ...{ sort: 'sort=-arrival', filter: 'arrivesFrom=2026-11-30', first: '"Guest 1"', field: 'guestName' },
  },
];

describe.each(cases)('$endpoint.path', ({ endpoint, what, name, sort, filter, first, field }) => {
  test('is a file of the rows that the filter leaves', async () => {
    const answer = await file(endpoint, filter);
    expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`filename="${name}-[\\d-]{10}\\.csv"$`));
    const [head, ...rows] = await rowsOf(answer);
    expect(head).toMatch(/^"id",/);
    expect(rows).toEqual([expect.stringContaining(first)]);
  });

  test('is in the order that is asked for', async () => {
    const [, least, greatest, ...more] = await rowsOf(await file(endpoint, sort));
    expect([least, more]).toEqual([expect.stringContaining(first), []]);
    expect(greatest).not.toContain(first);
  });

  test('as JSON has what the list has', async () => {
    const rows: object[] = (await (await file(endpoint, 'format=json')).json()) as object[];
    const list = await (await api.request(endpoint.path.replace('/export', ''), { headers })).json();
    expect(rows).toEqual(list);
    expect(rows[0]).toHaveProperty(field);
  });

  test('is in the audit log, with what was asked for', async () => {
    await (await file(endpoint, `${filter}&${sort}`.replace(/q=[^&]*&sort=[^&]*/, 'sort=createdAt'))).text();
    const events = await eventually(async () => {
      const found = await api.call(auditEndpoints.list, { query: { action: `${what}.exported`, limit: 500 } });
      return found.length >= 4 && found;
    });
    expect(events[0]!.detail).toMatchObject({ isWhole: true });
    const [asked] = await api.call(auditEndpoints.list, { query: { action: `${what}.export`, limit: 1 } });
    expect(asked!.detail).toMatchObject({ format: 'csv', filter: { sort: expect.stringMatching(/^-?\w+$/) } });
  });

  test('is not for a viewer', async () => {
    const viewer = basicOf(await addAccount(api, 'viewer', `viewer-of-${what}`), staffPassword);
    await errorOf(await api.request(endpoint.path, { headers: viewer }), 403);
  });
});
