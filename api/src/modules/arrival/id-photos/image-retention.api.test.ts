import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { precheckinDeskEndpoints as endpoints } from '@booking/contracts/precheckins';
import { settingEndpoints } from '@booking/contracts/settings';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { runJob } from '../../../../test/requests/jobs.ts';
import { pdfPages } from '../../../../test/requests/pdf-text.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { readyGuest, type SigningGuest } from '../../../../test/people/signing-guest.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const folder = mkdtempSync(join(tmpdir(), 'images-'));
const hotel = useConnectedApi(() => ({ DATA_DIR: folder }));
const desk = useFrontDesk(hotel);
const headers = basicOf(owner.email, owner.password);
const today = hotelDate(new Date(), 'America/Chicago');
afterAll(() => rmSync(folder, { recursive: true }));

let guest: SigningGuest;
beforeEach(async () => {
  guest = await readyGuest(hotel, desk);
  await keepDays(7);
});

const keepDays = (value: number) =>
  hotel.api.call(settingEndpoints.save, { body: { key: 'idImageRetentionDays', value } });
const detail = () => hotel.api.call(endpoints.detail, { params: { id: guest.id } });
const endedDaysAgo = (days: number) =>
  hotel.api.sql('UPDATE precheckin SET end_date = $2 WHERE id = $1', [guest.id, addDays(today, -days)]);
/** Of a stay that Cloudbeds knows no more, so that what was known last counts. */
async function leftDaysAgo(days: number): Promise<void> {
  await hotel.api.sql(`UPDATE precheckin SET reservation_id = 'gone ' || id WHERE id = $1`, [guest.id]);
  await endedDaysAgo(days);
}
const files = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && entry.parentPath.includes(guest.id) ? [entry.name] : [],
  );

/** What happens every day, once. */
const dayGoesBy = (): Promise<void> => runJob(hotel.api, 'delete-images');

describe('images after their retention period', () => {
  beforeEach(async () => {
    await leftDaysAgo(8);
    await dayGoesBy();
  });

  test('are deleted, while their records stay', async () => {
    expect(files()).toEqual([]);
    const { records, imagesKeptUntil } = await detail();
    expect(imagesKeptUntil).toBe(addDays(today, -1));
    expect(records.map(({ kind, signedName }) => [kind, signedName])).toEqual([
      ['registration', 'Ada Guest'],
      ['authorization', 'Ada Typed'],
      ['id_photo', null],
    ]);
    for (const { deletedAt } of records) expect(deletedAt).toEqual(expect.any(String));
  });

  test('are answered with a sentence that they were deleted', async () => {
    const body = { kind: 'id_photo', reason: 'Police asks' };
    const path = endpoints.view.path.replace('{id}', guest.id);
    const { message } = await errorOf(await hotel.api.request(path, { method: 'POST', headers, body }), 410);
    expect(message).toBe(`This image was deleted on ${today}. What was noted about it stays.`);
  });

  test('are replaced in the copy by the date until which they were stored', async () => {
    const answer = await hotel.api.request(endpoints.copy.path.replace('{id}', guest.id), { headers });
    const text = pdfPages(Buffer.from(await answer.arrayBuffer())).join(' ');
    expect(text.split(`The image of this signature was kept until ${today}.`)).toHaveLength(3);
  });

  test('appear in the audit log as one deletion by the product', async () => {
    await dayGoesBy();
    const deeds = await hotel.api.sql<{ actor_email: null; detail: object }>(
      `SELECT actor_id, actor_email, detail ->> 'kind' AS kind FROM audit_event
       WHERE action = 'precheckins.delete_image' AND detail ->> 'precheckinId' = $1 ORDER BY id`,
      [guest.id],
    );
    const by = { actor_id: null, actor_email: null };
    expect(deeds).toHaveLength(3);
    for (const kind of ['registration', 'authorization', 'id_photo']) expect(deeds).toContainEqual({ ...by, kind });
  });
});

test('images within their retention period stay', async () => {
  await leftDaysAgo(6);
  await dayGoesBy();
  expect(files()).toHaveLength(3);
  expect((await detail()).records.map(({ deletedAt }) => deletedAt)).toEqual([null, null, null]);
});

test('images of a stay that was extended at Cloudbeds stay', async () => {
  await endedDaysAgo(8);
  await dayGoesBy();
  expect(files()).toHaveLength(3);
  expect((await detail()).imagesKeptUntil).toBe(addDays(guest.reservation.endDate, 7));
});

test('images follow the current setting of the retention period', async () => {
  await leftDaysAgo(1);
  await dayGoesBy();
  expect(files()).toHaveLength(3);
  await keepDays(0);
  await dayGoesBy();
  expect(files()).toEqual([]);
});
