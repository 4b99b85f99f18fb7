import type { LinkState } from '@booking/hotel/link-state';
import { formatDollars } from '@booking/hotel/money';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import type { GuestSessionEntity } from '../links/guest-session.entity.ts';

type Chosen = Pick<GuestSessionEntity, 'status' | 'choice' | 'guest'>;
type Paying = Pick<PaymentEntity, 'status' | 'paidAt' | 'syncStatus' | 'reservationId' | 'metadata'>;

/** That there is no link, and why where it could not be sent. */
export const spokenNothingSent = (why: string | null): string =>
  why ? `I have not sent you a link yet. ${why}` : 'I have not sent you a link yet.';

/**
 * How far a booking is, to be said aloud.
 * @param payment the newest of the session @param link to pay by, and to choose a room by as long as there is nothing to pay
 */
export function spokenProgress({ status, choice, guest }: Chosen, payment: Paying | null, link: LinkState): string {
  if (status === 'available') {
    if (payment) return 'Your room is no longer held. Please choose one again on the page.';
    return link.state === 'not_sent'
      ? 'The link did not reach you. I can text it again.'
      : 'You have not chosen a room yet.';
  }
  const chose = `You chose the ${choice?.roomTypeName}`;
  if (status === 'selected') {
    return guest
      ? `${chose}. It is not paid, and no payment link is open. I can text you a new one.`
      : `${chose}. Your name and e-mail are still missing.`;
  }
  return payment?.paidAt ? `${chose}, ${spokenPaid(payment)}` : `${chose}. ${spokenUnpaid(payment, link)}`;
}

/** Where a booking is paid, to be said aloud. @param isTexted whether the link was texted now, not before */
export function spokenLink(payment: PaymentEntity, isTexted: boolean, now: Date): string {
  const { paidAt, amountCents, expiresAt, metadata } = payment;
  if (paidAt) return 'This booking is paid already.';
  if (metadata['processing']) return onItsWay;
  const minutes = Math.floor((expiresAt!.getTime() - now.getTime()) / 60_000);
  if (minutes < 1) return 'The time to pay is over. Please ask me again in a few minutes for a new payment link.';
  const where = isTexted ? 'is on its way by text' : 'was texted to you before';
  const time = minutes === 1 ? 'one minute' : `${minutes} minutes`;
  return `The payment link over ${formatDollars(amountCents / 100)} ${where}. It can be paid for ${time}.`;
}

/** What was paid while its caller asked for another room, to be said aloud. */
export function spokenStanding({ paidAt, metadata }: Pick<Paying, 'paidAt' | 'metadata'>): string {
  const way = paidAt ? 'has just arrived' : 'is on its way from your bank';
  const again = 'Tell me if you want another room besides.';
  return `Your payment for the ${String(metadata['roomTypeName'])} ${way}, so that room is yours. ${again}`;
}

function spokenPaid({ syncStatus, reservationId }: Paying): string {
  if (syncStatus === 'synced') return `and it is paid. Your reservation ${reservationId} is confirmed.`;
  if (syncStatus === 'failed') return 'and it is paid. The front desk is taking care of your reservation.';
  return 'and it is paid. Your reservation is being made.';
}

const onItsWay = 'Your payment is on its way from your bank.';

function spokenUnpaid(payment: Paying | null, { state }: LinkState): string {
  if (payment?.metadata['processing']) return onItsWay;
  return state === 'not_sent'
    ? 'The payment link did not reach you, and nothing is paid yet. I can text it again.'
    : 'The payment link was texted to you and is not paid yet.';
}
