import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { createTableColumn, DataGrid, DataGridBody, mergeClasses } from '@fluentui/react-components';
import { useNavigate } from 'react-router';
import { lazyPart } from '../overlays/lazy-part.tsx';
import { loadOverlays } from '../overlays/load-overlays.ts';
import { actionsColumn, GridRow, selectColumn, type RowHandlers } from './grid-row.tsx';
import type { GridAction, GridColumn, GridSort, GridWindow } from './grid.types.ts';
import { GridHead } from './grid-head.tsx';
import { useGridStyles } from './record-grid.styles.ts';
import { moveBetweenRows } from './row-keys.ts';
import { shownColumns, tracksOf } from './shown-columns.ts';

const ActionMenu = lazyPart(async () => (await loadOverlays()).ActionMenu, '');

export type RecordGridProps<Row> = {
  /** What it lists, for the ear. */
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Made once, or by `useMemo`: all rows are drawn anew with new ones. */
  columns: readonly GridColumn<Row>[];
  sort?: GridSort | undefined;
  onSort?: (sort: GridSort) => void;
  /** Turns the sort buttons off, and says why. */
  sortOff?: string | undefined;
  /** Makes the row header a link, and a click on the row follows it unless `onOpen` is given. */
  hrefOf?: (row: Row) => string | undefined;
  onOpen?: (row: Row) => void;
  actionsOf?: (row: Row) => readonly GridAction[];
  /** The name of the button with the actions; "Actions:" and the row header unless given. */
  actionsLabelOf?: (row: Row) => string;
  selected?: ReadonlySet<string>;
  /** Gives each row a check box. */
  onSelect?: (ids: ReadonlySet<string>) => void;
  /** As `useHiddenColumns` keeps it. */
  hidden?: ReadonlySet<string> | undefined;
  /** The rows are a part of a longer list; its total is -1 where nobody knows it. */
  window?: GridWindow | undefined;
  /** What shows is about to be replaced. */
  isBusy?: boolean;
};

const nobody: ReadonlySet<string> = new Set();

// rows come sorted; Fluent takes a column for sortable whose comparison has two arguments
const asItComes = (_a: unknown, _b: unknown): number => 0;

/** What the rows' handlers do now, behind functions that stay the same. */
function useHandlers<Row>(current: RowHandlers<Row>): RowHandlers<Row> {
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  return useMemo(
    () => ({
      open: (row) => latest.current.open(row),
      select: (id, isSelected) => latest.current.select(id, isSelected),
      showActions: (row, button) => latest.current.showActions(row, button),
    }),
    [],
  );
}

/** Records as a table of Fluent's DataGrid, with rows of 40 px; where it is narrow each is a card. */
export function RecordGrid<Row>(props: RecordGridProps<Row>) {
  const { label, rows, rowId, columns, sort, onSort, sortOff, hrefOf, onOpen, actionsOf, actionsLabelOf } = props;
  const { selected = nobody, onSelect, hidden, window: part, isBusy = false } = props;
  const styles = useGridStyles();
  const navigate = useNavigate();
  const [menu, setMenu] = useState<{ row: Row; button: HTMLElement }>();
  const hasChecks = onSelect !== undefined;
  const hasMenu = actionsOf !== undefined;
  const shown = useMemo(() => shownColumns(columns, hidden), [columns, hidden]);
  const definitions = useMemo(
    () => [
      ...(hasChecks ? [createTableColumn<Row>({ columnId: selectColumn })] : []),
      ...shown.map(({ id, isSortable }) =>
        createTableColumn<Row>({ columnId: id, ...(isSortable && { compare: asItComes }) }),
      ),
      ...(hasMenu ? [createTableColumn<Row>({ columnId: actionsColumn })] : []),
    ],
    [shown, hasChecks, hasMenu],
  );
  const tracks = [...(hasChecks ? ['2.5rem'] : []), tracksOf(shown), ...(hasMenu ? ['2.5rem'] : [])].join(' ');
  const handlers = useHandlers<Row>({
    open: (row) => {
      const href = hrefOf?.(row);
      if (onOpen) onOpen(row);
      else if (href) void navigate(href);
    },
    select: (id, isSelected) => {
      const others = [...selected].filter((other) => other !== id);
      onSelect?.(new Set(isSelected ? [...others, id] : others));
    },
    showActions: (row, button) => setMenu((open) => (open?.button === button ? undefined : { row, button })),
  });
  const chosen = rows.filter((row) => selected.has(rowId(row))).length;
  return (
    <div className={styles.container}>
      <DataGrid
        role="table"
        aria-label={label}
        aria-busy={isBusy}
        aria-rowcount={part && (part.total < 0 ? -1 : part.total + 1)}
        focusMode="none"
        size="small"
        className={mergeClasses(styles.grid, isBusy && styles.busy)}
        style={{ '--grid-tracks': tracks } as CSSProperties}
        items={rows as Row[]}
        columns={definitions}
        getRowId={rowId}
        sortable={onSort !== undefined}
        sortState={{
          sortColumn: sortOff === undefined ? sort?.column : undefined,
          sortDirection: sort?.direction ?? 'ascending',
        }}
        onSortChange={(_, { sortColumn, sortDirection }) => {
          if (sortOff === undefined) onSort?.({ column: String(sortColumn), direction: sortDirection });
        }}
        onKeyDown={moveBetweenRows}
      >
        <GridHead
          columns={shown}
          isSortable={onSort !== undefined}
          sortOff={sortOff}
          selection={chosen === 0 ? false : chosen === rows.length || 'mixed'}
          onSelectAll={(isSelected) => onSelect?.(isSelected ? new Set(rows.map(rowId)) : nobody)}
        />
        <DataGridBody<Row> style={part && { paddingTop: part.before, paddingBottom: part.after }}>
          {({ item, rowId: id }) => (
            <GridRow
              key={id}
              row={item}
              // the head is the first row
              rowIndex={part && part.first + rows.indexOf(item) + 2}
              id={String(id)}
              columns={shown}
              href={hrefOf?.(item)}
              isOpenedByClick={onOpen !== undefined || hrefOf?.(item) !== undefined}
              isSelected={hasChecks ? selected.has(String(id)) : undefined}
              hasActions={hasMenu && actionsOf(item).length > 0}
              isMenuOpen={menu?.row === item}
              actionsLabel={actionsLabelOf?.(item)}
              handlers={handlers}
            />
          )}
        </DataGridBody>
      </DataGrid>
      {menu && actionsOf && (
        <ActionMenu
          target={menu.button}
          label="Actions"
          actions={actionsOf(menu.row)}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
}
