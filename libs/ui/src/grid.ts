// Lists of records: Fluent's DataGrid with what stands above it. It is a script of its own, loaded with the first list that takes it.
export { ToggleButton } from '@fluentui/react-components';
export { ColumnChooser } from './grid/column-chooser.tsx';
export { DatePresets, type DatePreset, type DateSpan } from './grid/date-presets.tsx';
export type { GridAction, GridColumn, GridSort, GridWindow } from './grid/grid.types.ts';
export { ListCount } from './grid/list-count.tsx';
export { RecordGrid, type RecordGridProps } from './grid/record-grid.tsx';
export { useHiddenColumns } from './grid/use-hidden-columns.ts';
