/** "1 night", "2 nights". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** "2 adults and 1 child"; children only where there are any. */
export const partyInWords = ({ adults, children }: { adults: number; children: number }): string =>
  [counted(adults, 'adult'), ...(children > 0 ? [counted(children, 'child', 'children')] : [])].join(' and ');
