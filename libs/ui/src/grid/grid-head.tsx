import { Checkbox, DataGridHeader, DataGridHeaderCell, DataGridRow, mergeClasses } from '@fluentui/react-components';
import { useHiddenTextClass } from '../layout/hidden-text-class.ts';
import type { GridColumn } from './grid.types.ts';
import { actionsColumn, selectColumn } from './grid-row.tsx';
import { useGridStyles } from './record-grid.styles.ts';

type Props<Row> = {
  columns: readonly GridColumn<Row>[];
  isSortable: boolean;
  sortOff: string | undefined;
  /** Of the rows that show; `mixed` when some are. */
  selection: boolean | 'mixed';
  onSelectAll: (isSelected: boolean) => void;
};

/** The names of the columns. Those that the list is sorted by are buttons. */
export function GridHead<Row>({ columns, isSortable, sortOff, selection, onSelectAll }: Props<Row>) {
  const styles = useGridStyles();
  const hiddenText = useHiddenTextClass();
  const nameOf = ({ id, name, isSortable: isIt, align }: GridColumn<Row>) => {
    const isButton = isSortable && isIt === true;
    return (
      <DataGridHeaderCell
        focusMode="none"
        data-column={id}
        className={mergeClasses(styles.headCell, !isButton && styles.plainHeadCell)}
        button={{
          ...(align && { className: styles.endHead }),
          ...(isButton && sortOff !== undefined && { disabledFocusable: true, title: sortOff }),
        }}
      >
        {name}
      </DataGridHeaderCell>
    );
  };
  return (
    <DataGridHeader>
      <DataGridRow<Row> className={styles.headRow}>
        {({ columnId }) => {
          if (columnId === selectColumn)
            return (
              <DataGridHeaderCell focusMode="none" className={styles.checkHead} data-column={selectColumn}>
                <Checkbox
                  aria-label="Select all"
                  checked={selection}
                  onChange={(_, { checked }) => onSelectAll(checked !== false)}
                />
              </DataGridHeaderCell>
            );
          if (columnId === actionsColumn)
            return (
              <DataGridHeaderCell focusMode="none" className={styles.plainHeadCell}>
                <span className={hiddenText}>Actions</span>
              </DataGridHeaderCell>
            );
          return nameOf(columns.find(({ id }) => id === columnId)!);
        }}
      </DataGridRow>
    </DataGridHeader>
  );
}
