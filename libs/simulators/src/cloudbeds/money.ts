/** Cents as Cloudbeds' number in whole units of the currency. */
export const amount = (cents: number): number => cents / 100;

/** Cents as Cloudbeds' text with two decimals. */
export const decimalText = (cents: number): string => (cents / 100).toFixed(2);

/** Cents of a number in whole units. */
export const centsOf = (units: number): number => Math.round(units * 100);
