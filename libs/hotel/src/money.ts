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

function inThousands(digits: string): string {
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(',');
}

/**
 * Cents of an amount in major units, as providers write it: a number or decimal text. Exact: no rounding happens.
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
