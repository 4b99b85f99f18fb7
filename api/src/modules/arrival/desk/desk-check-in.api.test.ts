import { beforeAll, describe, expect, test } from '@jest/globals';
import { auditEndpoints } from '@booking/contracts/audit';
import { alertEndpoints } from '@booking/contracts/alerts';
import { precheckinDeskEndpoints as endpoints, type Precheckin } from '@booking/contracts/precheckins';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { session, sign } from '../../../../test/people/precheckin.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { invitedGuest, readyGuest, type SigningGuest } from '../../../../test/people/signing-guest.ts';
import { addAccount, basicOf, staffPassword } from '../../../../test/people/staff.ts';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);

let headers: Record<string, string>;
beforeAll(async () => {
  headers = basicOf(await addAccount(hotel.api, 'front_desk', 'Dana'), staffPassword);
});

const post = ({ id }: Pick<SigningGuest, 'id'>, body: object): Promise<Response> =>
  hotel.api.request(endpoints.finish.path.replace('{id}', id), { method: 'POST', headers, body });
const detail = ({ id }: SigningGuest): Promise<Precheckin> => hotel.api.call(endpoints.detail, { params: { id } });
const statusOf = async ({ reservation }: SigningGuest): Promise<string> =>
  (await desk.property.getReservation('test', reservation.id)).status;
const arrivesToday = () => invitedGuest(hotel, desk, (phone) => desk.reserveToday({ phone }));

/** What was signed, as it is noted at the reservation, once it is. */
const notesOf = ({ reservation }: SigningGuest) =>
  eventually(async () => {
    const notes = await desk.property.listNotes('test', reservation.id);
    const found = notes.filter(({ text }) => text.startsWith('Pre-check-in: '));
    return found.length > 0 && found;
  }, 300);
const deedsOf = async ({ id: subject }: SigningGuest): Promise<object[]> => {
  const query = { type: 'precheckin', subject, action: 'precheckins.finish' };
  const events = await hotel.api.call(auditEndpoints.list, { query });
  return events.map(({ action, detail }) => ({ action, how: detail['how'], note: detail['note'] }));
};

describe('a check-in by the desk at Cloudbeds', () => {
  test('checks the guest in, and shows it to the guest and the desk', async () => {
    const guest = await arrivesToday();
    const answer = await post(guest, { how: 'cloudbeds' });
    expect(await answer.json()).toMatchObject({ step: 'checked_in', problem: null, finishedBy: 'Dana' });
    expect(await statusOf(guest)).toBe('checked_in');
    expect(await session(hotel, guest)).toMatchObject({ checkedIn: true });
  });

  test('counts a guest whom Cloudbeds shows as checked in already', async () => {
    const guest = await arrivesToday();
    await desk.property.checkIn('test', guest.reservation.id);
    expect(await (await post(guest, { how: 'cloudbeds', note: 'Came early' })).json()).toMatchObject({
      step: 'checked_in',
      finishNote: 'Came early',
    });
    expect(await deedsOf(guest)).toEqual([{ action: 'precheckins.finish', how: 'cloudbeds', note: 'Came early' }]);
  });

  test('notes the signed documents in Cloudbeds, also when the guest is checked in there', async () => {
    const [here, there] = [await arrivesToday(), await arrivesToday()];
    for (const guest of [here, there]) await sign(hotel, guest, 'registration');
    await post(here, { how: 'cloudbeds' });
    await desk.property.checkIn('test', there.reservation.id);
    expect(await session(hotel, there)).toMatchObject({ checkedIn: true });
    await errorOf(await post(there, { how: 'by_hand' }), 409);
    for (const guest of [here, there])
      expect(await notesOf(guest)).toEqual([
        expect.objectContaining({ text: expect.stringContaining('Registration card signed by') }),
      ]);
  });

  test('shows the refusal of Cloudbeds, and keeps it with the pre-check-in until staff finish it', async () => {
    const guest = await readyGuest(hotel, desk);
    const { message } = await errorOf(await post(guest, { how: 'cloudbeds' }), 424);
    expect(await detail(guest)).toMatchObject({ step: 'id_uploaded', problem: message, finishedBy: null });
    await post(guest, { how: 'by_hand' });
    expect(await detail(guest)).toMatchObject({ step: 'checked_in', problem: null });
  });
});

describe('a check-in that staff did by hand', () => {
  test('is recorded with the employee and their note', async () => {
    const guest = await readyGuest(hotel, desk);
    const answer = await post(guest, { how: 'by_hand', note: '  Took the key at the bar ' });
    expect(await answer.json()).toMatchObject({
      ...{ id: guest.id, step: 'checked_in', finishedBy: 'Dana', finishNote: 'Took the key at the bar' },
    });
    expect(await statusOf(guest)).toBe('confirmed');
    expect(await deedsOf(guest)).toEqual([
      { action: 'precheckins.finish', how: 'by_hand', note: 'Took the key at the bar' },
    ]);
    expect(await notesOf(guest)).toHaveLength(1);
  });

  test('is recorded once, also when it is sent again', async () => {
    const guest = await readyGuest(hotel, desk);
    const answers = await Promise.all([post(guest, { how: 'by_hand' }), post(guest, { how: 'by_hand' })]);
    const refused = answers.find(({ status }) => status !== 200)!;
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await errorOf(refused, 409)).message).toMatch(/^Ada Guest is (being checked in|checked in already)/);
  });

  test('ends the alert about the waiting guest', async () => {
    const guest = await readyGuest(hotel, desk);
    await hotel.api.sql(
      `UPDATE precheckin SET step = 'submitted', submitted_at = now(), problem = 'No room is free.' WHERE id = $1`,
      [guest.id],
    );
    const links = async (): Promise<(string | null)[]> =>
      (await hotel.api.call(alertEndpoints.active)).map(({ link }) => link);
    expect(await links()).toContain(`/precheckins/${guest.id}`);
    await post(guest, { how: 'by_hand' });
    expect(await links()).not.toContain(`/precheckins/${guest.id}`);
  });
});

test.each([{}, { how: 'somehow' }, { how: 'by_hand', note: 'x'.repeat(501) }, { how: 'by_hand', note: 7 }])(
  'the invalid body %j finishes no pre-check-in',
  async (body) => {
    await errorOf(await post({ id: '00000000-0000-4000-8000-000000000000' }, body), 400);
  },
);

// last, as a provider that failed several times is left alone for a while
test("the desk's check-in changes nothing while Cloudbeds is down", async () => {
  const guest = await arrivesToday();
  const before = await detail(guest);
  await hotel.simulators.fault('cloudbeds', 'server_error');
  expect([502, 503]).toContain((await post(guest, { how: 'cloudbeds' })).status);
  await hotel.simulators.heal();
  expect(await detail(guest)).toEqual(before);
});
