/** Area codes of +1 that belong to other countries; calls and texts there cost many times as much. */
const elsewhere = new Set(
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' '),
);

/** Whether a number (E.164) is one of the United States or Canada. */
export const isUsOrCanada = (number: string): boolean =>
  /^\+1[2-9]\d{9}$/.test(number) && !elsewhere.has(number.slice(2, 5));
