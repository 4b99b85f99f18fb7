import { phoneInWords } from '@booking/hotel/phone-in-words';
import { usualLanguage } from '@booking/languages/language';
import { words } from '@booking/languages/words';
import { hotelDate } from '@booking/hotel/hotel-time';
import { writeEmail, type EmailBody } from '../../hotel/emails/email-body.mapper.ts';
import type { Confirmation, TextFrame } from '../../hotel/texts/guest-texts.mapper.ts';
import { dateInText, datesInText } from '../../hotel/texts/text-dates.mapper.ts';

type Paid = { guestName: string | undefined; amountCents: number; paidAt: Date; zone: string };

/** That what was paid for is done, in the guest's language. */
export function confirmationEmail(
  { language: known, hotel }: TextFrame,
  done: Confirmation,
  { guestName, amountCents, paidAt, zone }: Paid,
): EmailBody & { subject: string } {
  const language = known ?? usualLanguage;
  const { t, money } = words(language);
  const facts = { hotel: hotel.name, reservation: done.reservationId, amount: money(amountCents) };
  const today = hotelDate(paidAt, zone);
  const sentence = (): string => {
    switch (done.purpose) {
      case 'booking':
        return t('emails.booked', { ...facts, dates: datesInText(language, [done.startDate, done.endDate], today) });
      case 'extension':
        return t('emails.extended', { ...facts, date: dateInText(language, done.newCheckoutDate, today) });
      case 'balance':
        return t('emails.balancePaid', facts);
    }
  };
  const hello = guestName ? [t('emails.hello', { guest: guestName })] : [];
  const questions = hotel.phone ? { closing: t('emails.questions', { phone: phoneInWords(hotel.phone) }) } : {};
  return {
    subject: t(done.purpose === 'balance' ? 'emails.paidSubject' : 'emails.confirmedSubject', facts),
    ...writeEmail({ paragraphs: [...hello, sentence(), t('emails.paid', facts)], ...questions }),
  };
}
