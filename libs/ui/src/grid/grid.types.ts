import type { ReactNode } from 'react';

export type GridColumn<Row> = {
  id: string;
  name: string;
  render: (row: Row) => ReactNode;
  /** What a row is called by. It leads to the record, and is never hidden. */
  isRowHeader?: boolean;
  align?: 'end';
  /** Its share of the width, about as many px; 120 unless said. */
  width?: number;
  isSortable?: boolean;
  /** Not shown until somebody chooses it. */
  isHidden?: boolean;
  /** Its first part stands in its cell, a second one below the row over the whole width. A click in either is not one on the row. */
  isWide?: boolean;
};

export type GridSort = { column: string; direction: 'ascending' | 'descending' };

/** Of a long list only some rows are drawn: which, of how many, and how much room the others take in px. */
export type GridWindow = { first: number; total: number; before: number; after: number };

export type GridAction = { label: string; onSelect: () => void; isDestructive?: boolean };
