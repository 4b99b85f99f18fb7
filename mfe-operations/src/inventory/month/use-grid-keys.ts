import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { gridStep, type GridPlace } from './grid-step.ts';

/** What a cell of the grid needs to be reached and left. */
export type CellProps = {
  'data-cell': string;
  tabIndex: number;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const nameOf = ({ row, column }: GridPlace): string => `${row} ${column}`;

/** One stop of the Tab key for a whole grid; the arrow keys, Home and End move within. */
export function useGridKeys(
  rows: number,
  columns: number,
  start: GridPlace,
): { grid: RefObject<HTMLTableElement | null>; cell: (place: GridPlace) => CellProps } {
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState(start);
  const move = (event: KeyboardEvent): void => {
    const to = gridStep(at, event.key, rows, columns);
    if (!to) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-cell="${nameOf(to)}"]`)?.focus();
  };
  return {
    grid,
    cell: (place) => ({
      'data-cell': nameOf(place),
      tabIndex: nameOf(place) === nameOf(at) ? 0 : -1,
      onFocus: () => setAt(place),
      onKeyDown: move,
    }),
  };
}
