import { expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSteppedClock, startCloudbeds } from './test/test-cloudbeds.ts';

test('what was changed is there after a restart, and only that is stored', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cloudbeds-'));
  const clock = createSteppedClock();
  const first = await startCloudbeds({ dataDir, clock });
  const { roomTypeId } = first;
  const { body } = await first.book({ from: '2027-01-11', to: '2027-01-13' });
  const total = (await first.get('getReservations')).body.total;
  const token = first.accounts[0]?.credentials.issue('access', { scopes: ['read:reservation'] }) ?? '';
  await first.post('postWebhook', { object: 'guest', action: 'created', endpointUrl: 'http://127.0.0.1:9/' });
  await first.post('postHousekeepingStatus', { roomID: `${roomTypeId}-0`, doNotDisturb: true });
  await first.close();

  const second = await startCloudbeds({ dataDir, clock });
  const read = await second.get(
    'getReservation',
    { reservationID: body.reservationID },
    { authorization: `Bearer ${token}` },
  );
  expect(read.body.data).toMatchObject({ guestName: 'Jane Doe', total: body.grandTotal });
  expect((await second.get('getReservations')).body.total).toBe(total);
  expect((await second.get('getWebhooks')).body.data).toHaveLength(1);
  const [room] = (await second.get('getHousekeepingStatus', { roomTypeIDs: roomTypeId })).body.data;
  expect(room).toMatchObject({ roomID: `${roomTypeId}-0`, doNotDisturb: true });
  await second.close();

  const stored = await readdir(join(dataDir, 'simulators/cloudbeds/test/reservations'));
  expect(stored).toEqual([`${body.reservationID}.json`]);
  await rm(dataDir, { recursive: true });
});
