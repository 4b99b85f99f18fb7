import { beforeAll, describe, expect, test } from '@jest/globals';
import { auditEndpoints } from '@booking/contracts/audit';
import { alertEndpoints } from '@booking/contracts/alerts';
import { precheckinDeskEndpoints as endpoints, type Precheckin } from '@booking/contracts/precheckins';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useDesk } from '../../../../test/people/desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { session, sign } from '../../../../test/people/precheckin.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { invitedGuest, readyGuest, type SigningGuest } from '../../../../test/people/signing-guest.ts';
import { addAccount, basicOf, staffPassword } from '../../../../test/people/staff.ts';

const house = useConnectedApi();
const desk = useDesk(house);

let headers: Record<string, string>;
beforeAll(async () => {
  headers = basicOf(await addAccount(house.api, 'front_desk', 'Dana'), staffPassword);
});

const post = ({ id }: Pick<SigningGuest, 'id'>, body: object): Promise<Response> =>
  house.api.request(endpoints.finish.path.replace('{id}', id), { method: 'POST', headers, body });
const detail = ({ id }: SigningGuest): Promise<Precheckin> => house.api.call(endpoints.detail, { params: { id } });
const statusOf = async ({ reservation }: SigningGuest): Promise<string> =>
  (await desk.property.reservation('test', reservation.id)).status;
const arrivesToday = () => invitedGuest(house, desk, (phone) => desk.reserveToday({ phone }));

/** What was signed, as it is noted at the reservation, once it is. */
const notesOf = ({ reservation }: SigningGuest) =>
  eventually(async () => {
    const notes = await desk.property.notes('test', reservation.id);
    const found = notes.filter(({ text }) => text.startsWith('Pre-check-in: '));
    return found.length > 0 && found;
  }, 300);
const deedsOf = async ({ id: subject }: SigningGuest): Promise<object[]> => {
  const query = { type: 'precheckin', subject, action: 'precheckins.finish' };
  const events = await house.api.call(auditEndpoints.list, { query });
  return events.map(({ action, detail }) => ({ action, how: detail['how'], note: detail['note'] }));
};

describe('at Cloudbeds', () => {
  test('the desk checks a guest in, and both the guest and the desk see it', async () => {
    const guest = await arrivesToday();
    const answer = await post(guest, { how: 'cloudbeds' });
    expect(await answer.json()).toMatchObject({ step: 'checked_in', problem: null, finishedBy: 'Dana' });
    expect(await statusOf(guest)).toBe('checked_in');
    expect(await session(house, guest)).toMatchObject({ checkedIn: true });
  });

  test('a guest whom somebody checked in there before is taken as checked in', async () => {
    const guest = await arrivesToday();
    await desk.property.checkIn('test', guest.reservation.id);
    expect(await (await post(guest, { how: 'cloudbeds', note: 'Came early' })).json()).toMatchObject({
      step: 'checked_in',
      finishNote: 'Came early',
    });
    expect(await deedsOf(guest)).toEqual([{ action: 'precheckins.finish', how: 'cloudbeds', note: 'Came early' }]);
  });

  test('what a guest had signed until then is noted there, also where somebody checks them in there', async () => {
    const [here, there] = [await arrivesToday(), await arrivesToday()];
    for (const guest of [here, there]) await sign(house, guest, 'registration');
    await post(here, { how: 'cloudbeds' });
    await desk.property.checkIn('test', there.reservation.id);
    expect(await session(house, there)).toMatchObject({ checkedIn: true });
    await errorOf(await post(there, { how: 'by_hand' }), 409);
    for (const guest of [here, there])
      expect(await notesOf(guest)).toEqual([
        expect.objectContaining({ text: expect.stringContaining('Registration card signed by') }),
      ]);
  });

  test('what Cloudbeds refuses is said, and stays with the pre-check-in until somebody deals with it', async () => {
    const guest = await readyGuest(house, desk);
    const { message } = await errorOf(await post(guest, { how: 'cloudbeds' }), 424);
    expect(await detail(guest)).toMatchObject({ step: 'id_uploaded', problem: message, finishedBy: null });
    await post(guest, { how: 'by_hand' });
    expect(await detail(guest)).toMatchObject({ step: 'checked_in', problem: null });
  });
});

describe('by hand', () => {
  test('it is noted who did it and what they say about it', async () => {
    const guest = await readyGuest(house, desk);
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

  test('what is done is done once, whoever asks', async () => {
    const guest = await readyGuest(house, desk);
    const answers = await Promise.all([post(guest, { how: 'by_hand' }), post(guest, { how: 'by_hand' })]);
    const refused = answers.find(({ status }) => status !== 200)!;
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await errorOf(refused, 409)).message).toMatch(/^Ada Guest is (being checked in|checked in already)/);
  });

  test('the alert about a guest who waits ends', async () => {
    const guest = await readyGuest(house, desk);
    await house.api.sql(
      `UPDATE precheckin SET step = 'submitted', submitted_at = now(), problem = 'No room is free.' WHERE id = $1`,
      [guest.id],
    );
    const links = async (): Promise<(string | null)[]> =>
      (await house.api.call(alertEndpoints.active)).map(({ link }) => link);
    expect(await links()).toContain(`/precheckins/${guest.id}`);
    await post(guest, { how: 'by_hand' });
    expect(await links()).not.toContain(`/precheckins/${guest.id}`);
  });
});

test.each([{}, { how: 'somehow' }, { how: 'by_hand', note: 'x'.repeat(501) }, { how: 'by_hand', note: 7 }])(
  '%j finishes nothing',
  async (body) => {
    await errorOf(await post({ id: '00000000-0000-4000-8000-000000000000' }, body), 400);
  },
);

// last, as a provider that failed several times is left alone for a while
test('while Cloudbeds is away nothing changes', async () => {
  const guest = await arrivesToday();
  const before = await detail(guest);
  await house.simulators.fault('cloudbeds', 'server_error');
  expect([502, 503]).toContain((await post(guest, { how: 'cloudbeds' })).status);
  await house.simulators.heal();
  expect(await detail(guest)).toEqual(before);
});
