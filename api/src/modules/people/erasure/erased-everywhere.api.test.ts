import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditEndpoints, type AuditEvent } from '@booking/contracts/audit';
import { privacyEndpoints as endpoints } from '@booking/contracts/privacy-desk';
import pg from 'pg';
import { verifyChain } from '../audit-chain/verify-chain.service.ts';
import { useConnectedProcess } from '../../../../test/start/connected-api.ts';
import { erasableGuest, erasureOf, placesOf, type ErasableGuest } from '../../../../test/people/erasable-guest.ts';
import { spellingsOf, throughEveryInput } from '../../../../test/requests/every-input.ts';
import { eventually, owner } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const folder = mkdtempSync(join(tmpdir(), 'erased-'));
const hotel = useConnectedProcess(() => ({ DATA_DIR: folder }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Said by nobody else. */
const words = 'pangolin lantern waltz';
const kept = 'wants the quiet room by the orchard';

let guest: ErasableGuest;
let other: ErasableGuest;
let all: string[];
let pattern: RegExp;
const events = async (): Promise<AuditEvent[]> => hotel.api.call(auditEndpoints.list, { query: { limit: 500 } });
const toldOf = async (reason: string): Promise<AuditEvent[]> =>
  (await events()).filter(({ detail }) => String(detail['reason']).includes(reason));

beforeAll(async () => {
  [guest, other] = [await erasableGuest(hotel), await erasableGuest(hotel)];
  const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  all = [...spellingsOf(guest.guest), guest.email, guest.firstName, guest.lastName, words].map(literal);
  pattern = new RegExp(all.join('|'), 'i');
}, 120_000);

describe('a guest whose data went through every input', () => {
  test('is in the audit log, sealed, until the erasure', async () => {
    const statuses = await throughEveryInput(hotel, guest, words);
    const refused = Object.entries(statuses).filter(([, status]) => status >= 400);
    // nobody has such an account, and there is no assistant that could phone
    expect(Object.fromEntries(refused)).toEqual({ 'sign-in': 401, 'test call': 409 });
    const [payment] = await hotel.api.sql<{ id: string }>('SELECT id FROM payment WHERE reservation_id = $1', [
      other.reservationId,
    ]);
    const refund = await hotel.api.request(`/api/admin/payment-events/${payment!.id}/refund`, {
      method: 'POST',
      headers: basicOf(owner.email, owner.password),
      body: { amountCents: 100, reason: kept, seen: { refundedCents: 0, syncStatus: 'synced' } },
    });
    expect(refund.status).toBe(200);
    expect((await toldOf(words)).length).toBeGreaterThanOrEqual(2);
    // where it lies nobody reads it, and the log of the process says nothing of it either
    const lines = await hotel.api.sql<{ line: string }>('SELECT t::text AS line FROM audit_event t');
    expect(lines.filter(({ line }) => pattern.test(line))).toEqual([]);
    expect(lines.filter(({ line }) => line.includes(kept))).toEqual([]);
  }, 120_000);

  test('is erased with their words in the audit log', async () => {
    const started = await hotel.api.call(endpoints.erase, {
      body: { identifiers: [guest.guest, guest.email], confirm: 'ERASE', evenIfOpen: true },
    });
    const { report } = await erasureOf(hotel, started);
    const audit = report.find(({ what }) => what === 'audit');
    expect(audit).toMatchObject({ result: 'erased' });
    expect(audit!.count).toBeGreaterThan(5);
  }, 120_000);

  test('is in no column of any table', async () => {
    expect(await placesOf(hotel, all)).toEqual([]);
  });

  test('is in no file and no log line', async () => {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    // scripts of the console, which show numbers as examples
    const files = entries
      .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'remotes')))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => pattern.test(file) || pattern.test(readFileSync(file, 'latin1')))).toEqual([]);
    const lines = hotel.api.log().split('\n');
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => pattern.test(line))).toEqual([]);
  });

  test('is shown as erased in the audit log, while others stay', async () => {
    const now = await events();
    expect(now.filter((event) => pattern.test(JSON.stringify(event)))).toEqual([]);
    const view = now.find(({ action }) => action === 'precheckins.view');
    expect(view).toMatchObject({ actor: { name: owner.email }, detail: { reason: '[erased]', kinds: ['id_photo'] } });
    expect(await toldOf(kept)).toHaveLength(1);
  });

  test('leaves an audit log that verifies', async () => {
    const db = new pg.Client({ connectionString: hotel.api.databaseUrl });
    await db.connect();
    const { broken, checked } = await verifyChain(db, []).finally(() => db.end());
    expect([broken, checked > 20]).toEqual([null, true]);
  });

  test('leaves nothing in dead rows of PostgreSQL', async () => {
    const left = (): Promise<{ name: string }[]> =>
      hotel.api.sql(
        `SELECT relname AS name FROM pg_stat_user_tables
         WHERE relname IN ('call', 'payment', 'guest_session', 'audit_key', 'inbound_event', 'tool_call') AND vacuum_count = 0`,
      );
    await eventually(async () => (await left()).length === 0);
  });
});
