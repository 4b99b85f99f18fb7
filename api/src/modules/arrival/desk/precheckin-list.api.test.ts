import { beforeAll, describe, expect, test } from '@jest/globals';
import { modeEndpoints } from '@booking/contracts/mode';
import { precheckinDeskEndpoints as endpoints, type ListedPrecheckin } from '@booking/contracts/precheckins';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { invitedGuest, readyGuest, type SigningGuest } from '../../../../test/people/signing-guest.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);
const headers = basicOf(owner.email, owner.password);

let invited: SigningGuest;
let ready: SigningGuest;
let newest: SigningGuest;
beforeAll(async () => {
  invited = await invitedGuest(hotel, desk);
  ready = await readyGuest(hotel, desk);
  newest = await invitedGuest(hotel, desk);
});

type Query = { step?: ListedPrecheckin['step']; arrivesFrom?: string; arrivesTo?: string; q?: string };
const idsOf = async (query: Query = {}): Promise<string[]> =>
  (await hotel.api.call(endpoints.list, { query })).map(({ id }) => id);

describe('the list of pre-check-ins', () => {
  test('is newest first, each with its step', async () => {
    const listed = await hotel.api.call(endpoints.list);
    expect(listed.map(({ id, step }) => [id, step])).toEqual([
      [newest.id, 'sent'],
      [ready.id, 'id_uploaded'],
      [invited.id, 'sent'],
    ]);
    expect(listed[1]).toMatchObject({
      ...{ reservationId: ready.reservation.id, guestName: 'Ada Guest', problem: null, isOver: false },
      ...{ checkInDate: ready.reservation.startDate, checkOutDate: ready.reservation.endDate },
    });
  });

  test('continues after each page and ends', async () => {
    const first = await hotel.api.request(`${endpoints.list.path}?limit=2`, { headers });
    const [, next] = /<([^<>]+)>; rel="next"/.exec(first.headers.get('link')!)!;
    const last = await hotel.api.request(next!, { headers });
    const ids = ((await last.json()) as ListedPrecheckin[]).map(({ id }) => id);
    expect([ids, last.headers.get('link')]).toEqual([[invited.id], null]);
  });

  test.each(['x', Buffer.from('["a",1]').toString('base64url')])('refuses the cursor %s', async (cursor) => {
    await errorOf(await hotel.api.request(`${endpoints.list.path}?cursor=${cursor}`, { headers }), 400);
  });

  test('is filtered by step', async () => {
    expect(await idsOf({ step: 'id_uploaded' })).toEqual([ready.id]);
    expect(await idsOf({ step: 'checked_in' })).toEqual([]);
  });

  test('is filtered by the day of arrival, both ends included', async () => {
    const { startDate } = ready.reservation;
    expect(await idsOf({ arrivesFrom: startDate, arrivesTo: startDate })).toEqual([ready.id]);
    expect(await idsOf({ arrivesFrom: startDate })).toEqual([newest.id, ready.id]);
    expect(await idsOf({ arrivesTo: startDate })).toEqual([ready.id, invited.id]);
  });

  test('finds parts of a name or reservation id literally', async () => {
    await hotel.api.sql(`UPDATE precheckin SET guest_name = 'Per%y O\\Neil' WHERE id = $1`, [invited.id]);
    expect(await idsOf({ q: 'PER%Y' })).toEqual([invited.id]);
    expect(await idsOf({ q: 'o\\n' })).toEqual([invited.id]);
    expect(await idsOf({ q: '%' })).toEqual([invited.id]);
    expect(await idsOf({ q: ready.reservation.id })).toEqual([ready.id]);
    expect(await idsOf({ q: ready.reservation.id.slice(-9) })).toContain(ready.id);
    expect(await idsOf({ q: 'ada', step: 'sent' })).toEqual([newest.id]);
    expect(await idsOf({ q: `neil ${invited.reservation.id}` })).toEqual([invited.id]);
    expect(await idsOf({ q: 'pe' })).toEqual([invited.id]);
    // so few letters have to begin a word
    expect(await idsOf({ q: 'er' })).toEqual([]);
  });

  test('marks pre-check-ins whose link no longer opens', async () => {
    await hotel.api.sql('UPDATE precheckin SET expires_at = now() WHERE id = $1', [newest.id]);
    const over = (await hotel.api.call(endpoints.list)).filter(({ isOver }) => isOver);
    expect(over.map(({ id }) => id)).toEqual([newest.id]);
  });
});

describe('a pre-check-in of one mode', () => {
  test('is invisible in the other mode', async () => {
    await hotel.api.call(modeEndpoints.change, { body: { mode: 'live' } });
    try {
      expect(await idsOf()).toEqual([]);
      const asked = [
        [endpoints.detail, undefined],
        [endpoints.view, { kind: 'id_photo', reason: 'To see it' }],
        [endpoints.finish, { how: 'by_hand' }],
        [endpoints.copy, undefined],
      ] as const;
      for (const [{ method, path }, body] of asked) {
        const address = path.replace('{id}', ready.id);
        await errorOf(await hotel.api.request(address, { method, headers, ...(body && { body }) }), 404);
      }
    } finally {
      await hotel.api.call(modeEndpoints.change, { body: { mode: 'test' } });
    }
  });
});
