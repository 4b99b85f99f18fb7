import { describe, expect, test } from '@jest/globals';
import { languageCodes } from '@booking/languages/language';
import fc from 'fast-check';
import { textParts } from '../../../../test/providers/text-parts.ts';
import {
  bookingLinkText,
  checkInOpenText,
  confirmationText,
  detailsLinkText,
  optedOutText,
  paymentLinkText,
  phoneCodeText,
  precheckinLinkText,
  roomLinkText,
  staffCodeText,
  transferFailedText,
  transferText,
  type TextFrame,
} from './guest-texts.mapper.ts';

const hotel = { name: 'Harbor Inn', phone: '+15125550100' };
const [english, spanish] = languageCodes.map((language): TextFrame => ({ language, hotel })) as [TextFrame, TextFrame];
const link = `https://stay.harborinn.example/room-select/${'x'.repeat(43)}`;
const today = '2026-11-28';
const stay = { purpose: 'booking', reservationId: '4711', startDate: '2026-12-24', endDate: '2026-12-27' } as const;

/** Every text there is, but for those with an address of Stripe, whose length is not ours. */
const texts: [string, (frame: TextFrame) => string][] = [
  ['a link to choose a room', (frame) => roomLinkText(frame, link)],
  ['a link for the details', (frame) => detailsLinkText(frame, link)],
  ['a link to the booking', (frame) => bookingLinkText(frame, link)],
  ['a link to the pre-check-in', (frame) => precheckinLinkText(frame, link)],
  ['a link once check-in is open', (frame) => checkInOpenText(frame, link)],
  ['a confirmed booking', (frame) => confirmationText(frame, stay, 77_570, today)],
  [
    'a longer stay',
    (frame) =>
      confirmationText(
        frame,
        { purpose: 'extension', reservationId: '4711', newCheckoutDate: '2026-12-28' },
        77_570,
        today,
      ),
  ],
  ['a balance', (frame) => confirmationText(frame, { purpose: 'balance', reservationId: '4711' }, 77_570, today)],
  ['a transfer', (frame) => transferText(frame, 77_570, null, today)],
  ['a transfer for a room', (frame) => transferText(frame, 77_570, '2026-12-04', today)],
  ['a transfer that failed', (frame) => transferFailedText(frame, 77_570, false)],
  ['a transfer for a booking that failed', (frame) => transferFailedText(frame, 77_570, true)],
  ['a code for staff', (frame) => staffCodeText(frame, '123456')],
  ['a code for a phone', (frame) => phoneCodeText(frame, '123456')],
  ['an opt-out', optedOutText],
];

describe('a text', () => {
  test.each(texts)('takes one part in each language: %s', (_, write) => {
    expect([english, spanish].map((frame) => textParts(write(frame)))).toEqual([1, 1]);
  });

  test('with an address of Stripe takes no more parts in Spanish than in English', () => {
    const address = `https://checkout.stripe.com/c/pay/cs_test_${'a1'.repeat(180)}`;
    const payables = [
      { what: 'booking' },
      { what: 'balance', reservation: '4711' },
      { what: 'extension', until: '2026-12-28' },
    ] as const;
    for (const payable of payables) {
      const [inEnglish, inSpanish] = [english, spanish].map((frame) =>
        textParts(paymentLinkText(frame, payable, address, today)),
      );
      expect(inSpanish).toBe(inEnglish);
    }
  });

  test('is written for people', () => {
    expect(confirmationText(english, stay, 77_570, today)).toBe(
      'Harbor Inn: your reservation 4711 for Dec 24 - 27 is confirmed. Paid: $775.70. Questions? (512) 555-0100',
    );
    expect(confirmationText(spanish, stay, 77_570, today)).toBe(
      'Harbor Inn: su reserva 4711 del 24-27 de dic queda confirmada. Pagado: $775.70. ¿Preguntas? (512) 555-0100',
    );
  });

  test('in no language that is known is English', () => {
    for (const [, write] of texts) expect(write({ language: null, hotel })).toBe(write(english));
  });

  test('of a hotel without a phone number asks for no questions', () => {
    expect(confirmationText({ language: 'es', hotel: { name: 'Harbor Inn', phone: '' } }, stay, 1, today)).toBe(
      'Harbor Inn: su reserva 4711 del 24-27 de dic queda confirmada. Pagado: $0.01.',
    );
  });

  test('names the hotel first, and says all that it is given as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w{}'<>&$ ]{1,40}$/), fc.stringMatching(/^[\w-]{43}$/), (name, token) => {
        for (const language of languageCodes) {
          const text = roomLinkText({ language, hotel: { name, phone: '' } }, `https://h.example/${token}`);
          expect(text.startsWith(`${name}: `)).toBe(true);
          expect(text.endsWith(`https://h.example/${token}`)).toBe(true);
        }
      }),
    );
  });
});
