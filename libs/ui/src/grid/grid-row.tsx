import { memo, useId, type MouseEvent } from 'react';
import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import { Button, Checkbox, DataGridCell, DataGridRow, mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router';
import { useLinkClass } from '../layout/link-class.ts';
import type { GridColumn } from './grid.types.ts';
import { useGridStyles } from './record-grid.styles.ts';

/** What can be done to rows. It stays the same object, so that a row is drawn anew for what changed in it alone. */
export type RowHandlers<Row> = {
  open: (row: Row) => void;
  select: (id: string, isSelected: boolean) => void;
  showActions: (row: Row, button: HTMLElement) => void;
};

type Props<Row> = {
  row: Row;
  id: string;
  /** Its place in the whole list, where only a part of that is drawn. */
  rowIndex: number | undefined;
  columns: readonly GridColumn<Row>[];
  href: string | undefined;
  isOpenedByClick: boolean;
  /** Not said where rows are not selected. */
  isSelected: boolean | undefined;
  hasActions: boolean;
  isMenuOpen: boolean;
  actionsLabel: string | undefined;
  handlers: RowHandlers<Row>;
};

export const selectColumn = 'select';
export const actionsColumn = 'actions';

const controls = 'a, button, input, label, select, textarea, summary, [data-wide]';

/** Whether a click means the row: not a control in it, a menu drawn elsewhere, or words that were just marked. */
function isOnRow({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLElement>): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false;
  return !target.closest(controls) && getSelection()?.isCollapsed !== false;
}

function Row<Row>(props: Props<Row>) {
  const {
    row,
    id,
    rowIndex,
    columns,
    href,
    isOpenedByClick,
    isSelected,
    hasActions,
    isMenuOpen,
    actionsLabel,
    handlers,
  } = props;
  const styles = useGridStyles();
  const linkClass = useLinkClass();
  const header = useId();
  const press = (event: MouseEvent<HTMLElement>): void => {
    if (!isOnRow(event)) return;
    if (href && (event.ctrlKey || event.metaKey)) window.open(href);
    else handlers.open(row);
  };
  const named = (control: string, words: string) =>
    ({ id: `${header}-${control}`, 'aria-label': words, 'aria-labelledby': `${header}-${control} ${header}` }) as const;
  const check = () => (
    <DataGridCell focusMode="none" role="cell" className={styles.check} data-column={selectColumn}>
      <Checkbox
        checked={isSelected === true}
        {...named('check', 'Select')}
        onChange={(_, { checked }) => handlers.select(id, checked === true)}
      />
    </DataGridCell>
  );
  const actions = () => (
    <DataGridCell focusMode="none" role="cell" className={styles.actions} data-column={actionsColumn}>
      {hasActions && (
        <Button
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          {...(actionsLabel === undefined ? named('actions', 'Actions:') : { 'aria-label': actionsLabel })}
          onClick={({ currentTarget }) => handlers.showActions(row, currentTarget)}
        />
      )}
    </DataGridCell>
  );
  const cell = ({ id: column, name, render, isRowHeader, align, isWide }: GridColumn<Row>) => (
    <DataGridCell
      focusMode="none"
      role={isRowHeader ? 'rowheader' : 'cell'}
      data-column={column}
      data-label={name}
      data-wide={isWide}
      className={mergeClasses(
        styles.cell,
        align && styles.end,
        isWide && styles.wide,
        isRowHeader && styles.rowHeader,
        isRowHeader && isSelected !== undefined && styles.afterCheck,
      )}
    >
      {isRowHeader ? (
        <span id={header}>
          {href ? (
            <Link to={href} className={linkClass}>
              {render(row)}
            </Link>
          ) : (
            render(row)
          )}
        </span>
      ) : (
        render(row)
      )}
    </DataGridCell>
  );
  return (
    <DataGridRow<Row>
      className={mergeClasses(styles.row, isOpenedByClick && styles.opens, isSelected && styles.selected)}
      aria-selected={isSelected}
      aria-rowindex={rowIndex}
      {...(isOpenedByClick && { onClick: press })}
    >
      {({ columnId }) => {
        if (columnId === selectColumn) return check();
        if (columnId === actionsColumn) return actions();
        return cell(columns.find((column) => column.id === columnId)!);
      }}
    </DataGridRow>
  );
}

export const GridRow = memo(Row) as typeof Row;
