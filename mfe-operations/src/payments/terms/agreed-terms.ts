import { Terms } from '@booking/contracts/terms';
import { dateInWords } from '@booking/hotel/date-in-words';
import { clockInWords } from '@booking/hotel/day-and-time';
import { formatDollars } from '@booking/hotel/money';

const share = (per: string, amount: number): string => {
  if (per === 'nights') return amount === 1 ? 'one night' : `${amount} nights`;
  return per === 'percent' ? `${amount}% of the total` : 'the full price';
};

function feeInWords({ fee }: Terms): string {
  if (!fee) return '';
  const cents = fee.cents === null ? '' : ` (${formatDollars(fee.cents / 100)})`;
  return `${share(fee.per, fee.amount)}${cents}`;
}

function cancellationInWords(terms: Terms, today: string): string {
  const { cancellation, freeUntil } = terms;
  const fee = feeInWords(terms);
  if (cancellation === 'free_until' && freeUntil) {
    const until = `${dateInWords(freeUntil.date, today)}, ${clockInWords(freeUntil.time, 'en')}`;
    return `Free cancellation until ${until}${fee && `; then ${fee}`}`;
  }
  if (cancellation === 'not_refundable') return 'Not refundable';
  return fee ? `Cancellation costs ${fee}` : 'Guest was told to ask about cancellation';
}

/** What a guest agreed to by paying, in one line for the desk; none for payments that were made before terms were kept. */
export function agreedTermsInWords(metadata: Record<string, unknown>, today: string): string | undefined {
  const { data: terms } = Terms.safeParse(metadata['terms']);
  return terms && `${cancellationInWords(terms, today)} (version ${terms.version})`;
}
