import type { GridSort } from '@booking/ui/grid';

/** How a grid is sorted by a word of the address: "-createdAt" is by `createdAt`, the greatest first. */
export const gridSortOf = (word: string): GridSort =>
  word.startsWith('-') ? { column: word.slice(1), direction: 'descending' } : { column: word, direction: 'ascending' };

/** The word of a sort in the address. */
export const sortWordOf = ({ column, direction }: GridSort): string =>
  direction === 'descending' ? `-${column}` : column;
