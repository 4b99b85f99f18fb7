/** "$1,234.50" from US dollars; always two decimals. */
export const formatDollars = (dollars: number): string =>
  dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** "$12.00" from cents; nothing counts as zero. */
export const formatCents = (cents: number | null | undefined): string => formatDollars((cents ?? 0) / 100);
