import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { auditEndpoints } from '@booking/contracts/audit';
import type { NewCorrection } from '@booking/contracts/corrections';
import { precheckinDeskEndpoints as endpoints, type Precheckin } from '@booking/contracts/precheckins';
import { privacyEndpoints } from '@booking/contracts/privacy-desk';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { post } from '../../../../test/people/guest-trip.ts';
import { session } from '../../../../test/people/precheckin.ts';
import { invitedGuest, type SigningGuest } from '../../../../test/people/signing-guest.ts';
import { addAccount, basicOf, signIn, staffPassword } from '../../../../test/people/staff.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { runJob } from '../../../../test/requests/jobs.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { eventually, owner } from '../../../../test/start/running-api.ts';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);

let guest: SigningGuest;
let headers: Record<string, string>;
beforeAll(async () => {
  headers = basicOf(await addAccount(hotel.api, 'front_desk', 'Dana'), staffPassword);
});
beforeEach(async () => {
  await hotel.api.sql('DELETE FROM rate_limit');
  guest = await invitedGuest(hotel, desk);
});

const ask = (asked: NewCorrection, of = guest): Promise<Response> => post(hotel, `${of.link}/corrections`, asked);
const detail = (of = guest): Promise<Precheckin> => hotel.api.call(endpoints.detail, { params: { id: of.id } });
const markDone = (correctionId: string, of = guest): Promise<Response> =>
  hotel.api.request(endpoints.correct.path.replace('{id}', of.id).replace('{correctionId}', correctionId), {
    method: 'POST',
    headers,
  });
const phone = { fact: 'phone', wanted: '+15125559943', note: 'The old one is lost.' } as const;

/** Notes about changes at the reservation, once there are so many. */
const notesOf = (of: SigningGuest, count: number): Promise<string[]> =>
  eventually(async () => {
    const notes = (await desk.property.listNotes('test', of.reservation.id)).map(({ text }) => text);
    const asked = notes.filter((text) => text.startsWith('Change requested'));
    return asked.length >= count && asked;
  }, 300);

test('what a guest asks for is shown to the guest and the desk, and noted at Cloudbeds', async () => {
  expect((await ask(phone)).status).toBe(200);
  expect((await session(hotel, guest)).corrections).toEqual([
    { fact: 'phone', wanted: phone.wanted, requestedAt: expect.stringMatching(/Z$/) },
  ]);
  const { corrections, openCorrections } = await detail();
  expect(corrections).toEqual([
    {
      ...{ id: expect.any(String), ...phone, was: guest.phone, doneAt: null, doneBy: null },
      requestedAt: expect.stringMatching(/Z$/),
    },
  ]);
  expect(openCorrections).toBe(1);
  const [note] = await notesOf(guest, 1);
  expect(note).toBe(
    `Change requested by the guest: Phone +15125559943 instead of ${guest.phone}. The guest says: The old one is lost.`,
  );
});

test('the list of the desk finds guests with open changes, and counts them', async () => {
  const other = await invitedGuest(hotel, desk);
  await ask({ fact: 'email', wanted: 'right@guest.example' }, other);
  await ask({ fact: 'name', wanted: 'Ada Right' }, other);
  const query = { corrections: 'open' as const, q: other.reservation.id };
  const found = await hotel.api.call(endpoints.list, { query });
  expect(found.map(({ id, openCorrections }) => [id, openCorrections])).toEqual([[other.id, 2]]);
  expect((await hotel.api.call(endpoints.count, { query })).count).toBe(1);
  expect(await hotel.api.call(endpoints.list, { query: { ...query, q: guest.reservation.id } })).toEqual([]);
});

test('the desk marks a change as done once, which is audited without what it was', async () => {
  await ask(phone);
  const [correction] = (await detail()).corrections;
  for (let times = 0; times < 2; times += 1) {
    const answer = (await (await markDone(correction!.id)).json()) as Precheckin;
    expect(answer.openCorrections).toBe(0);
    expect(answer.corrections).toMatchObject([{ id: correction!.id, doneBy: 'Dana', doneAt: expect.any(String) }]);
  }
  expect((await session(hotel, guest)).corrections).toEqual([]);
  const query = { type: 'precheckin', subject: guest.id, action: 'precheckins.correct' };
  const events = await hotel.api.call(auditEndpoints.list, { query });
  // that somebody pressed again is an entry of its own, in which nothing was changed
  expect(events.map(({ detail }) => detail)).toEqual([{}, { precheckinId: guest.id, kind: 'phone' }]);
  expect(JSON.stringify(events)).not.toContain('9943');
});

test('the same asked again changes nothing, and another wish replaces the first', async () => {
  await ask(phone);
  const [first] = (await detail()).corrections;
  await ask(phone);
  expect((await detail()).corrections).toEqual([first]);
  await ask({ fact: 'phone', wanted: '+15125559944' });
  const [second, ...others] = (await detail()).corrections;
  expect([second?.id, second?.wanted, second?.note, others]).toEqual([first?.id, '+15125559944', null, []]);
  expect(await notesOf(guest, 2)).toHaveLength(2);
});

describe('is refused', () => {
  test.each<[string, NewCorrection | object, number, string]>([
    ['what is right already', { fact: 'email', wanted: 'ADA@guest.example' }, 409, 'This is what we have already.'],
    ['a phone of too few digits', { fact: 'phone', wanted: '555' }, 400, 'Phone number must be at least 10 digits'],
    ['nothing', { fact: 'name', wanted: ' ' }, 400, 'Please tell us what is right.'],
    [
      'a departure before the arrival',
      { fact: 'dates', wanted: '2027-02-02/2027-02-01' },
      400,
      'Check-out date must be after check-in date',
    ],
  ])('%s', async (_, asked, status, sentence) => {
    const error = await errorOf(await ask(asked as NewCorrection), status);
    expect(error.message).toBe(sentence);
    expect((await detail()).corrections).toEqual([]);
  });

  test('one more after twenty', async () => {
    const { id } = guest;
    await hotel.api.sql(
      `INSERT INTO precheckin_correction (precheckin_id, fact, was, wanted, requested_at, done_at)
       SELECT $1, 'name', 'a', 'b', now(), now() FROM generate_series(1, 20)`,
      [id],
    );
    expect((await errorOf(await ask(phone), 409)).message).toBe(
      'You have asked for many changes. Please call the hotel.',
    );
  });

  test('a link that asks too often', async () => {
    const answers = await Promise.all(Array.from({ length: 21 }, () => ask(phone)));
    expect(answers.map(({ status }) => status).filter((status) => status === 429).length).toBeGreaterThan(0);
  });

  test('a stay that is cancelled', async () => {
    await hotel.api.sql(`UPDATE precheckin SET reservation_status = 'canceled' WHERE id = $1`, [guest.id]);
    await errorOf(await ask(phone), 409);
  });

  test('staff who preview the page', async () => {
    const { cookie } = await signIn(hotel.api, owner.email, owner.password);
    const origin = hotel.simulators.env['PUBLIC_URL']!;
    const path = `/api/precheckin/${guest.id}/corrections`;
    const answer = await hotel.api.request(path, { method: 'POST', headers: { cookie, origin }, body: phone });
    expect((await errorOf(answer, 403)).code).toBe('preview');
  });

  test('a change of another pre-check-in, and one that is not there', async () => {
    const other = await invitedGuest(hotel, desk);
    await ask(phone, other);
    const [correction] = (await detail(other)).corrections;
    await errorOf(await markDone(correction!.id), 404);
    await errorOf(await markDone(crypto.randomUUID()), 404);
    expect((await detail(other)).openCorrections).toBe(1);
  });
});

test('is in the copy of a person’s data, and goes with it', async () => {
  await ask({ fact: 'name', wanted: 'Quillfeather' });
  await signIn(hotel.api, owner.email, owner.password);
  const body = { identifiers: [guest.phone] };
  const asOwner = basicOf(owner.email, owner.password);
  const file = await hotel.api.request(privacyEndpoints.export.path, { method: 'POST', headers: asOwner, body });
  expect(await file.text()).toContain('Quillfeather');
  await hotel.api.sql('DELETE FROM precheckin WHERE id = $1', [guest.id]);
  expect(await hotel.api.sql('SELECT FROM precheckin_correction WHERE precheckin_id = $1', [guest.id])).toEqual([]);
});

test('is deleted with the images of its stay', async () => {
  await ask(phone);
  await hotel.api.sql(`UPDATE precheckin SET expires_at = now() - interval '29 days' WHERE id = $1`, [guest.id]);
  await runJob(hotel.api, 'delete-old-corrections');
  expect((await detail()).corrections).toHaveLength(1);
  await hotel.api.sql(`UPDATE precheckin SET expires_at = now() - interval '31 days' WHERE id = $1`, [guest.id]);
  await runJob(hotel.api, 'delete-old-corrections');
  expect(await detail()).toMatchObject({ corrections: [], openCorrections: 0 });
});
