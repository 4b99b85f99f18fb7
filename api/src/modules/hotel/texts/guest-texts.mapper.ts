import type { Hotel } from '@booking/contracts/guest-pages';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import { usualLanguage } from '@booking/languages/language';
import type { Key } from '@booking/languages/translate';
import { words } from '@booking/languages/words';
import { toPlainText } from './plain-text.rule.ts';
import { dateInText, datesInText } from './text-dates.mapper.ts';

/** Who a text is for and from: its language, null for unknown, and the hotel that it names. */
export type TextFrame = { language: GuestLanguage | null; hotel: Pick<Hotel, 'name' | 'phone'> };

/** What a payment is for, as its link is texted: the dates of a longer stay, the reservation of a balance. */
export type PayableText =
  { what: 'booking' } | { what: 'balance'; reservation: string } | { what: 'extension'; until: string };

/** What was done for a payment; dates as YYYY-MM-DD. */
export type Confirmation = { reservationId: string } & (
  | { purpose: 'booking'; startDate: string; endDate: string }
  | { purpose: 'extension'; newCheckoutDate: string }
  | { purpose: 'balance' }
);

type TextKey = Extract<Key, `texts.${string}`>;

const languageOf = ({ language }: TextFrame): GuestLanguage => language ?? usualLanguage;

const say = (frame: TextFrame, key: TextKey, values: Record<string, string> = {}): string =>
  toPlainText(words(languageOf(frame)).t(key, { hotel: frame.hotel.name, ...values }));

const withQuestions = (frame: TextFrame, text: string): string =>
  frame.hotel.phone ? `${text} ${say(frame, 'texts.questions', { phone: phoneInWords(frame.hotel.phone) })}` : text;

const money = (frame: TextFrame, cents: number): string => words(languageOf(frame)).money(cents);

export const roomLinkText = (frame: TextFrame, link: string): string => say(frame, 'texts.roomLink', { link });

export const detailsLinkText = (frame: TextFrame, link: string): string => say(frame, 'texts.detailsLink', { link });

/** Of the page that confirms a booking. */
export const bookingLinkText = (frame: TextFrame, link: string): string => say(frame, 'texts.bookingLink', { link });

export const precheckinLinkText = (frame: TextFrame, link: string): string =>
  say(frame, 'texts.precheckinLink', { link });

export const checkInOpenText = (frame: TextFrame, link: string): string => say(frame, 'texts.checkInOpen', { link });

/** Where to pay. @param today the hotel's date */
export function paymentLinkText(frame: TextFrame, payable: PayableText, link: string, today: string): string {
  switch (payable.what) {
    case 'booking':
      return say(frame, 'texts.payBooking', { link });
    case 'balance':
      return say(frame, 'texts.payBalance', { reservation: payable.reservation, link });
    case 'extension':
      return say(frame, 'texts.payExtension', { date: dateInText(languageOf(frame), payable.until, today), link });
  }
}

/** That what was paid for is done. @param paidOn hotel date of the payment */
export function confirmationText(frame: TextFrame, done: Confirmation, amountCents: number, paidOn: string): string {
  const [language, amount] = [languageOf(frame), money(frame, amountCents)];
  const facts = { reservation: done.reservationId, amount };
  switch (done.purpose) {
    case 'booking': {
      const dates = datesInText(language, [done.startDate, done.endDate], paidOn);
      return withQuestions(frame, say(frame, 'texts.booked', { ...facts, dates }));
    }
    case 'extension': {
      const date = dateInText(language, done.newCheckoutDate, paidOn);
      return withQuestions(frame, say(frame, 'texts.extended', { ...facts, date }));
    }
    case 'balance':
      return withQuestions(frame, say(frame, 'texts.balancePaid', facts));
  }
}

/** That money is on its way from a bank. @param heldUntil last day on which the room is kept for it @param today the hotel's date */
export function transferText(frame: TextFrame, amountCents: number, heldUntil: string | null, today: string): string {
  const amount = money(frame, amountCents);
  if (heldUntil === null) return say(frame, 'texts.transferUnderWay', { amount });
  return say(frame, 'texts.transferRoomHeld', { amount, date: dateInText(languageOf(frame), heldUntil, today) });
}

/** That money did not come. @param isBooking whether a reservation hung on it */
export function transferFailedText(frame: TextFrame, amountCents: number, isBooking: boolean): string {
  const key = isBooking ? 'texts.transferFailedBooking' : 'texts.transferFailed';
  return withQuestions(frame, say(frame, key, { amount: money(frame, amountCents) }));
}

export const staffCodeText = (frame: TextFrame, code: string): string => say(frame, 'texts.staffCode', { code });

export const phoneCodeText = (frame: TextFrame, code: string): string => say(frame, 'texts.phoneCode', { code });

export const optedOutText = (frame: TextFrame): string => say(frame, 'texts.optedOut');
