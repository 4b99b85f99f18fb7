import { expect, test } from '@jest/globals';
import type { BookedStay } from '@booking/contracts/booked-stay';
import { languageCodes } from '@booking/languages/language';
import { words } from '@booking/languages/words';
import fc from 'fast-check';
import { booking } from './booked.fixture.ts';
import { promiseOf } from './promise.ts';

const { t } = words('en');
const s2 = 'The confirmation details arrive by e-mail and SMS.';

test.each<[string, Partial<BookedStay> | undefined, string]>([
  ['a page without a booking', undefined, s2],
  ['a text and an email', {}, s2],
  ['a text that is about to go out', { text: 'waiting' }, s2],
  ['a text alone', { isEmailed: false }, 'The confirmation details arrive by SMS.'],
  [
    'an email alone, to a guest who opted out',
    { text: 'opted_out' },
    'We can’t text you because you opted out. Keep your reservation number 8114780943309. The confirmation details arrive by e-mail.',
  ],
  [
    'nothing, as the text was lost',
    { text: 'failed', isEmailed: false },
    'We could not text you. Keep your reservation number 8114780943309.',
  ],
  [
    'nothing yet, without a number',
    { text: 'opted_out', isEmailed: false, reservationId: null },
    'We can’t text you because you opted out. Your reservation number appears on this page in a moment.',
  ],
])('of %s promises that alone', (_, given, promise) =>
  expect(promiseOf(t, given && { ...booking, ...given })).toBe(promise),
);

test('no text or email is promised, in any language, that was not sent and is not about to be', () => {
  const text = fc.constantFrom<BookedStay['text']>('waiting', 'sent', 'delivered', 'opted_out', 'failed');
  fc.assert(
    fc.property(fc.constantFrom(...languageCodes), text, fc.boolean(), (language, told, isEmailed) => {
      const said = words(language).t;
      const promise = promiseOf(said, { ...booking, text: told, isEmailed });
      const isTexted = ['waiting', 'sent', 'delivered'].includes(String(told));
      expect(promise.includes(said('outcome.told.both'))).toBe(isTexted && isEmailed);
      expect(promise.includes(said('outcome.told.byText'))).toBe(isTexted && !isEmailed);
      expect(promise.includes(said('outcome.told.byEmail'))).toBe(!isTexted && isEmailed);
    }),
  );
});
