/**
 * "$1,234.50" from US dollars; always two decimals, half a cent up, as American English writes it. By hand: the browser's own format takes
 * 20 ms and more to be made, before a first page can show its first amount.
 */
export function formatDollars(dollars: number): string {
  if (dollars < 0) return `-${formatDollars(-dollars)}`;
  // the float of 1.835 is a little less than that, and toFixed would write 1.83
  const isHalf = /\.\d\d5$/.test(`${dollars}`);
  const written = (isHalf ? Number(`${dollars}9`) : dollars).toFixed(2);
  const [whole, cents] = written.split('.');
  return `$${inThousands(whole!)}.${cents}`;
}

/** "12,345" from a whole number of zero or more. By hand, as amounts are. */
export const formatCount = (count: number): string => inThousands(String(count));

/** Currencies that Stripe writes with two decimals though they have none (docs.stripe.com/currencies). */
const writtenWithTwo = new Set(['isk', 'ugx']);

/** "¥100" from an amount in the smallest unit of its currency; dollars as above, and a word that names no currency stands behind. */
export function formatMoney(amount: number, currency: string): string {
  if (currency === 'usd') return formatDollars(amount / 100);
  try {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    const decimals = writtenWithTwo.has(currency) ? 2 : format.resolvedOptions().maximumFractionDigits!;
    return format.format(amount / 10 ** decimals);
  } catch {
    return `${amount} ${currency}`.trim();
  }
}

function inThousands(digits: string): string {
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(',');
}

/**
 * Cents of an amount in major units, as people type it and as it is written down here: a number or decimal text. Exact: no rounding happens.
 * @throws RangeError for what is no amount, or has parts of a cent
 */
export function centsOf(amount: number | string): number {
  // a float such as 13.370000000000001 is what adding floats left of 13.37
  const text = typeof amount === 'number' ? String(Number(amount.toFixed(6))) : amount.trim();
  const match = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!match) throw new RangeError(`This is no amount of money: ${text.slice(0, 20)}`);
  const [, sign, whole, part = ''] = match;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return sign && cents > 0 ? -cents : cents;
}

/** What a column of cents holds: 21 million dollars. */
const mostCents = 2 ** 31 - 1;
const written = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * Cents of an amount in major units, as providers write it, rounded as the property system does: half away from zero to the cent.
 * Reckoned on the digits, for the float of 1.005 is less than that.
 * @throws RangeError for what is no amount, or more than can be kept
 */
export function roundedCents(amount: number | string): number {
  // 15 digits are all that a float holds for sure; those behind are what adding left
  const text = typeof amount === 'number' ? String(Number(amount.toPrecision(15))) : amount.trim();
  const [, sign, whole = '', part = '', exponent = '0'] = written.exec(text) ?? [];
  const digits = whole.replaceAll(',', '') + part;
  if (sign === undefined || digits === '') throw new RangeError('This is no amount of money.');
  const point = digits.length - part.length + Number(exponent) + 2;
  const exact = digits.padEnd(point, '0');
  const isUp = point >= 0 && (exact[point] ?? '0') >= '5';
  const cents = (point > 0 ? Number(exact.slice(0, point)) : 0) + Number(isUp);
  if (cents > mostCents) throw new RangeError('This is more money than can be kept.');
  return sign === '-' && cents > 0 ? -cents : cents;
}
