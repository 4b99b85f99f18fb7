import type { GridColumn } from './grid.types.ts';

const usualWidth = 120;

type Named = Pick<GridColumn<never>, 'id' | 'isHidden' | 'isRowHeader'>;

/** Which columns are hidden: those that were chosen to be, or those that are unless somebody chooses. */
export const hiddenOf = (columns: readonly Named[], hidden: ReadonlySet<string> | undefined): ReadonlySet<string> =>
  hidden ?? new Set(columns.filter(({ isHidden }) => isHidden).map(({ id }) => id));

export function shownColumns<Column extends Named>(
  columns: readonly Column[],
  hidden: ReadonlySet<string> | undefined,
): readonly Column[] {
  const without = hiddenOf(columns, hidden);
  return columns.filter(({ id, isRowHeader }) => isRowHeader || !without.has(id));
}

/** Shares of the width as tracks of a CSS grid, the same in each row whatever stands in it. */
export const tracksOf = (columns: readonly Pick<GridColumn<never>, 'width'>[]): string =>
  columns.map(({ width = usualWidth }) => `minmax(0, ${width}fr)`).join(' ');
