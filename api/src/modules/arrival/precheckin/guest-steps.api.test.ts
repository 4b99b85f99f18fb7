import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { precheckinOrder, type PrecheckinSession } from '@booking/contracts/precheckin';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import fc from 'fast-check';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { post } from '../../../../test/people/guest-trip.ts';
import { dataUrl, picture, scribble } from '../../../../test/people/pictures.ts';
import { checkIn, invited, session, sign, upload, type Precheckin } from '../../../../test/people/precheckin.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';

const phone = '+15125550171';

const product = useConnectedApi();
const desk = useFrontDesk(product);
let stay: Reservation;
let guest: Precheckin;
let photo: Buffer;
beforeAll(async () => {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 3);
  stay = await desk.reserve({ startDate, endDate: addDays(startDate, 2), phone });
  guest = await invited(product, stay, phone);
  photo = await picture().jpeg().toBuffer();
});
const anew = (): Promise<unknown> =>
  product.api.sql(`
    DELETE FROM rate_limit;
    DELETE FROM signed_record;
    UPDATE precheckin SET step = 'opened', submitted_at = NULL, checked_in_at = NULL, reservation_status = 'confirmed'`);
beforeEach(anew);

type Kept = {
  kind: string;
  at: Date;
  signed_name: string;
  is_typed: boolean;
  text_version: string;
  image_hash: string;
};
const kept = (): Promise<Kept[]> => product.api.sql<Kept>('SELECT * FROM signed_record ORDER BY at');
const kinds = async (): Promise<string[]> => (await kept()).map(({ kind }) => kind);
const signature = async (slant: number) => ({ signatureData: dataUrl(await scribble(slant)) });
const refused = async (answer: Response): Promise<string> => (await errorOf(answer, 409)).message;

test('a guest sees the stay and the open steps', async () => {
  const { registrationText, ccAuthText, checkIn: opening, ...seen } = await session(product, guest);
  expect(seen).toEqual({
    ...{ checkedIn: false, isSubmitted: false, registrationCardSigned: false, ccAuthSigned: false, idUploaded: false },
    ...{ guestName: stay.guestName, guestPhone: phone, guestEmail: stay.email, reservationStatus: 'confirmed' },
    ...{ checkInDate: stay.startDate, checkOutDate: stay.endDate, adults: 2, children: 0, pets: 0 },
    ...{ roomTypeName: stay.roomTypeName, totalDue: stay.balanceCents, totalPaid: stay.paidCents },
    hotel: { name: expect.any(String), phone: expect.any(String) },
    ...{ willText: false, corrections: [], language: null },
  });
  expect(opening.state).toBe('early');
  expect(registrationText.version).not.toBe(ccAuthText.version);
  expect(registrationText.paragraphs.length).toBeGreaterThan(2);
});

test('each done step is shown on every device', async () => {
  const done = ({ registrationCardSigned, ccAuthSigned, idUploaded }: PrecheckinSession): boolean[] => [
    registrationCardSigned,
    ccAuthSigned,
    idUploaded,
  ];
  expect((await sign(product, guest, 'registration')).status).toBe(200);
  expect(done(await session(product, guest))).toEqual([true, false, false]);
  expect((await sign(product, guest, 'cc-auth')).status).toBe(200);
  expect(done(await session(product, guest))).toEqual([true, true, false]);
  expect((await upload(product, guest, photo)).status).toBe(200);
  expect(done(await session(product, guest))).toEqual([true, true, true]);
});

describe('out of order', () => {
  test('no step is accepted, and the answer names the step that comes first', async () => {
    expect(await refused(await sign(product, guest, 'cc-auth'))).toBe(precheckinOrder.authorization);
    expect(await refused(await upload(product, guest, photo))).toBe(precheckinOrder.id_photo);
    expect(await refused(await checkIn(product, guest))).toBe(precheckinOrder.check_in);
    await sign(product, guest, 'registration');
    expect(await refused(await upload(product, guest, photo))).toBe(precheckinOrder.id_photo);
    await sign(product, guest, 'cc-auth');
    expect(await refused(await checkIn(product, guest))).toBe(precheckinOrder.check_in);
    expect(await kinds()).toEqual(['registration', 'authorization']);
  });

  test('no image is unpacked', async () => {
    const nothing = Buffer.from('nothing');
    expect(await refused(await upload(product, guest, nothing))).toBe(precheckinOrder.id_photo);
    const unreadable = { signatureData: dataUrl(nothing) };
    expect(await refused(await post(product, `${guest.link}/sign-cc-auth`, unreadable))).toBe(
      precheckinOrder.authorization,
    );
  });

  test('a canceled reservation accepts no step', async () => {
    await product.api.sql(`UPDATE precheckin SET reservation_status = 'canceled'`);
    for (const answer of [await sign(product, guest, 'registration'), await sign(product, guest, 'cc-auth')])
      expect(await refused(answer)).toBe('This reservation is cancelled. Please contact the hotel.');
  });

  test('random attempts store each step once and in order, and nothing else', async () => {
    const order = ['registration', 'authorization', 'id_photo'] as const;
    const [mine, other] = [await signature(0), await signature(90)];
    const tries = {
      registration: () => post(product, `${guest.link}/sign-registration`, mine),
      registrationOtherwise: () => post(product, `${guest.link}/sign-registration`, other),
      authorization: () => post(product, `${guest.link}/sign-cc-auth`, mine),
      authorizationOtherwise: () => post(product, `${guest.link}/sign-cc-auth`, other),
      id_photo: () => upload(product, guest, photo),
      checkIn: () => checkIn(product, guest),
    };
    const names = fc.constantFrom(...(Object.keys(tries) as (keyof typeof tries)[]));
    await fc.assert(
      fc.asyncProperty(fc.array(names, { minLength: 4, maxLength: 12 }), async (attempts) => {
        await anew();
        for (const attempt of attempts) {
          const before = await kept();
          const { status } = await tries[attempt]();
          const after = await kept();
          const given = after.map(({ kind }) => kind);
          expect(given).toEqual(order.slice(0, given.length));
          expect([200, 409]).toContain(status);
          if (status === 409) expect(after).toEqual(before);
          expect(after.slice(0, before.length)).toEqual(before);
        }
      }),
      { numRuns: 12 },
    );
  }, 90_000);
});

describe('a step that is sent again', () => {
  test('after a lost answer is accepted and changes nothing', async () => {
    const mine = await signature(0);
    for (const card of ['registration', 'cc-auth']) {
      await post(product, `${guest.link}/sign-${card}`, mine);
      const before = await kept();
      expect((await post(product, `${guest.link}/sign-${card}`, mine)).status).toBe(200);
      expect(await kept()).toEqual(before);
    }
    await upload(product, guest, photo);
    const before = await kept();
    expect((await upload(product, guest, photo)).status).toBe(200);
    expect(await kept()).toEqual(before);
  });

  test('with another signature is rejected', async () => {
    await post(product, `${guest.link}/sign-registration`, await signature(0));
    const before = await kept();
    expect(await refused(await post(product, `${guest.link}/sign-registration`, await signature(90)))).toBe(
      'You have signed this already.',
    );
    expect(await kept()).toEqual(before);
  });

  test('ten times at once is stored once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, (_, index) => signature(index * 10)));
    const answers = await Promise.all(all.map((each) => post(product, `${guest.link}/sign-registration`, each)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await kinds()).toEqual(['registration']);
  });
});

describe('the signed record', () => {
  test('says who signed which text, how, when and from where', async () => {
    const { registrationText } = await session(product, guest);
    await sign(product, guest, 'registration', { typedName: '  Ada G. ', textVersion: registrationText.version });
    await sign(product, guest, 'cc-auth');
    const [card, authorization] = await kept();
    expect(card).toMatchObject({
      ...{ kind: 'registration', signed_name: 'Ada G.', is_typed: true, address: '127.0.0.1' },
      ...{ text_version: registrationText.version, image_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(Date.now() - card!.at.getTime()).toBeLessThan(20_000);
    expect(authorization).toMatchObject({ signed_name: stay.guestName, is_typed: false });
    const [text] = await product.api.sql<{ paragraphs: string[] }>(
      'SELECT paragraphs FROM signing_text WHERE version = $1',
      [card!.text_version],
    );
    expect(text!.paragraphs).toEqual(registrationText.paragraphs);
  });

  test('is not made for a text that changed since it was shown', async () => {
    expect(await refused(await sign(product, guest, 'registration', { textVersion: 'of-yesterday' }))).toBe(
      'This text has changed. Please read it again.',
    );
    expect(await kept()).toEqual([]);
  });
});

test('another photo replaces the first', async () => {
  await sign(product, guest, 'registration');
  await sign(product, guest, 'cc-auth');
  await upload(product, guest, photo);
  const [, , first] = await kept();
  expect((await upload(product, guest, await picture(200, 320).png().toBuffer(), 'image/png')).status).toBe(200);
  const [, , second] = await kept();
  expect(second!.image_hash).not.toBe(first!.image_hash);
  expect(await kinds()).toEqual(['registration', 'authorization', 'id_photo']);
});

describe('rejected with a sentence that says what to do', () => {
  const noSignature = 'Please provide your signature before saving.';
  const noImage = 'Please upload an image file (JPG, PNG, etc.)';
  const blank = dataUrl(Buffer.from('nothing'));
  test.each([
    ['sign-registration', {}, 400, noSignature],
    ['sign-registration', { signatureData: null }, 400, noSignature],
    ['sign-registration', { signatureData: 12 }, 400, noSignature],
    ['sign-registration', { signatureData: '' }, 400, noSignature],
    ['sign-registration', { signatureData: ['data:image/png;base64,AAAA'] }, 400, noSignature],
    ['sign-registration', { signatureData: 'data:image/svg+xml;base64,AAAA' }, 400, noSignature],
    ['sign-registration', { signatureData: `data:image/png;base64,${'A'.repeat(400_001)}` }, 400, /too large/],
    ['sign-registration', { signatureData: blank }, 400, /could not be read/],
    ['sign-cc-auth', { signatureData: blank, typedName: 'J' }, 400, noSignature],
    ['sign-cc-auth', { signatureData: blank, typedName: 'J'.repeat(101) }, 400, 'This name is too long'],
    ['upload-id', {}, 400, noImage],
    ['upload-id', { idPhotoBase64: 1, filename: 'a', mimeType: 'image/png' }, 400, noImage],
    ['upload-id', { idPhotoBase64: blank, filename: 'a', mimeType: 'application/pdf' }, 400, noImage],
    ['upload-id', { idPhotoBase64: blank, filename: ['a'], mimeType: 'image/png' }, 400, noImage],
  ] as const)('%s %j', async (step, body, status, sentence) => {
    const { message } = await errorOf(await post(product, `${guest.link}/${step}`, body), status);
    expect(message).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
    expect(await kept()).toEqual([]);
  });

  test('a body that is not JSON', async () => {
    await errorOf(await product.api.request(`${guest.link}/sign-registration`, { method: 'POST', body: '{' }), 400);
  });
});
