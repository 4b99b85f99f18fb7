import { formatMoney } from '@booking/hotel/money';
import type { Amount } from '../../../providers/payment-events.port.ts';

/** What the hotel asks for. */
const asked = 'usd';

/** Less than was paid, where only a part of it was captured, as may have been heard before. */
export function arrivedAmount(paid: Amount, metadata: Record<string, unknown>): Amount {
  const captured = metadata['captured'] as Amount | undefined;
  return captured && captured.cents < paid.cents ? captured : paid;
}

export const isRequestedAmount = ({ amountCents }: { amountCents: number }, { cents, currency }: Amount): boolean =>
  currency === asked && cents === amountCents;

/** What a person reads of it. */
export function unexpectedAmountMessage(askedCents: number, { cents, currency }: Amount): string {
  const [came, wanted] = [formatMoney(cents, currency), formatMoney(askedCents, asked)];
  return `Stripe took ${came} where ${wanted} was asked for, so nothing was entered in Cloudbeds. Give it back, or settle it with the guest and close it by hand.`;
}
