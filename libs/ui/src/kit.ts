// What remotes are made of, which shell and remotes share at run time: exactly the Fluent parts in use, and our own.
// What pulls in tabster or floating-ui is in overlays.ts, which is loaded when it is used.
export * from './first.ts';
export {
  Checkbox,
  Field,
  Input,
  type InputProps,
  Radio,
  RadioGroup,
  type RadioGroupProps,
  Skeleton,
  SkeletonItem,
  Textarea,
} from '@fluentui/react-components';
export { ConflictDialog } from './conflict-dialog.tsx';
export { Facts, type Fact } from './facts.tsx';
export { asJson, Json } from './json.tsx';
export { ActionDialog } from './lazy-overlays.ts';
export { LeaveGuard, useUnsaved } from './leave-guard.tsx';
export { Select } from './select.tsx';
export { makeTableStyles } from './table-styles.ts';
export { TabPanels } from './tab-panels.tsx';
