/** "$1,234.50" from US dollars; always two decimals. */
export const formatDollars = (dollars: number): string =>
  dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
