// What remotes are made of, which shell and remotes share at run time: exactly the Fluent parts in use, and our own.
// Nothing here may pull in tabster or floating-ui, which would weigh on every page.
export * from './first.ts';
export {
  Badge,
  Checkbox,
  Field,
  Input,
  type InputProps,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Radio,
  RadioGroup,
  type RadioGroupProps,
  Skeleton,
  SkeletonItem,
  Spinner,
  Switch,
  Textarea,
} from '@fluentui/react-components';
export { ActionDialog } from './action-dialog.tsx';
export { ConflictDialog } from './conflict-dialog.tsx';
export { Facts, type Fact } from './facts.tsx';
export { asJson, Json } from './json.tsx';
export { LeaveGuard, useUnsaved } from './leave-guard.tsx';
export { Select } from './select.tsx';
export { makeTableStyles } from './table-styles.ts';
export { Tabs } from './tabs.tsx';
