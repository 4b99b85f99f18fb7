import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { privacyEndpoints as endpoints } from '@booking/contracts/privacy-desk';
import { backUp } from '../../../../../tools/backup/backup.ts';
import { restore } from '../../../../../tools/backup/restore.ts';
import { startConnectedProcess, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { createDatabase } from '../../../../test/start/databases.ts';
import { erasableGuest, erasureOf, placesOf, type ErasableGuest } from '../../../../test/people/erasable-guest.ts';
import { getLink } from '../../../../test/people/guest-trip.ts';
import { startApiProcess } from '../../../../test/start/running-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'restored-'));
const dataDir = join(folder, 'data');
const file = join(folder, 'booking.tar');
const never = new AbortController().signal;
const quiet = (): void => undefined;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let hotel: ConnectedApi;
let guest: ErasableGuest;
let other: ErasableGuest;
let restored: string;
const words = ({ guest: phone, email, firstName, lastName }: ErasableGuest): string[] => [
  ...[phone.slice(2), email, firstName, lastName],
];

/** The hotel on another database and the same folder, as after a restore. */
async function startOn(databaseUrl: string): Promise<ConnectedApi> {
  const { simulators } = hotel;
  const api = await startApiProcess({ ...simulators.env, DATA_DIR: dataDir, PORT: '0' }, databaseUrl);
  return { api, simulators, stop: () => api.stop() };
}

beforeAll(async () => {
  hotel = await startConnectedProcess(() => ({ DATA_DIR: dataDir }));
  [guest, other] = [await erasableGuest(hotel), await erasableGuest(hotel)];
  await backUp({ databaseUrl: hotel.api.databaseUrl, dataDir, file }, quiet, never);
  const started = await hotel.api.call(endpoints.erase, {
    body: { identifiers: [guest.guest, guest.email], confirm: 'ERASE', evenIfOpen: true },
  });
  await erasureOf(hotel, started);
  await hotel.api.stop();
  restored = await createDatabase('nothing');
  await restore({ file, databaseUrl: restored, dataDir, isOver: true }, quiet, never);
}, 240_000);
afterAll(() => hotel.simulators.stop());

test('people erased since a backup are erased again at its first start, before the first request', async () => {
  const again = await startOn(restored);
  try {
    expect(await placesOf(again, words(guest))).toEqual([]);
    expect((await placesOf(again, words(other))).length).toBeGreaterThan(5);
    const [request] = await again.api.call(endpoints.list);
    expect(request).toMatchObject({ kind: 'erasure', requestedBy: 'The product, after a restore' });
    await erasureOf(again, request!);
  } finally {
    await again.stop();
  }
}, 120_000);

test('an erased person who returns as a guest stays through restarts', async () => {
  const again = await startOn(restored);
  await getLink(again, { ...guest, id: `${guest.id}-new` });
  await again.stop();
  const later = await startOn(restored);
  try {
    const links = await later.api.sql('SELECT FROM guest_session WHERE guest_phone = $1', [guest.guest]);
    expect(links).toHaveLength(1);
    expect(await later.api.call(endpoints.list)).toHaveLength(1);
  } finally {
    await later.stop();
  }
}, 120_000);
