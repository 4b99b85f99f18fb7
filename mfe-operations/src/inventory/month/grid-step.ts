export type GridPlace = { row: number; column: number };

const within = (index: number, count: number): number => Math.min(Math.max(index, 0), count - 1);

/** Where a key leads in a grid of so many rows and columns; undefined for a key that leads nowhere. */
export function gridStep(
  { row, column }: GridPlace,
  key: string,
  rows: number,
  columns: number,
): GridPlace | undefined {
  const steps: Partial<Record<string, GridPlace>> = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
  };
  const to = steps[key];
  return to && { row: within(to.row, rows), column: within(to.column, columns) };
}
