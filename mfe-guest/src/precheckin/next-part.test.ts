import { expect, test } from '@jest/globals';
import { precheckinOrder } from '@booking/contracts/precheckin';
import { words } from '@booking/languages/words';
import fc from 'fast-check';
import { nextPart } from './next-part.ts';

test.each([
  [false, false, false, 'registration'],
  [true, false, false, 'authorization'],
  [true, true, false, 'id-photo'],
  [true, true, true, 'check-in'],
] as const)(
  'registration %p, authorization %p, ID %p: next is %s',
  (registrationCardSigned, ccAuthSigned, idUploaded, next) => {
    expect(nextPart({ registrationCardSigned, ccAuthSigned, idUploaded })).toBe(next);
  },
);

test('nothing is next that has been given, and checking in only after all of it', () => {
  const given = fc.record({
    registrationCardSigned: fc.boolean(),
    ccAuthSigned: fc.boolean(),
    idUploaded: fc.boolean(),
  });
  fc.assert(
    fc.property(given, (session) => {
      const { registrationCardSigned, ccAuthSigned, idUploaded } = session;
      const isGiven = {
        registration: registrationCardSigned,
        authorization: ccAuthSigned,
        'id-photo': idUploaded,
        'check-in': false,
      };
      const next = nextPart(session);
      expect(isGiven[next]).toBe(false);
      expect(next === 'check-in').toBe(registrationCardSigned && ccAuthSigned && idUploaded);
    }),
  );
});

test('a closed step says what the server would', () => {
  const { t } = words('en');
  expect([t('precheckin.idPhoto.closed'), t('precheckin.checkIn.closed')]).toEqual([
    ...[precheckinOrder.id_photo, precheckinOrder.check_in],
  ]);
});
