// The one module of this library that shell and remotes share at run time: exactly the Fluent parts in use, and our own.
// Nothing here may pull in tabster or floating-ui, which would weigh on every first page.
export {
  Badge,
  Button,
  Checkbox,
  Field,
  Input,
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Radio,
  RadioGroup,
  Select,
  Skeleton,
  SkeletonItem,
  Spinner,
  Switch,
  Text,
  Textarea,
  tokens,
} from '@fluentui/react-components';
export { ActionDialog } from './action-dialog.tsx';
export { Answer } from './answer.tsx';
export { ConflictDialog } from './conflict-dialog.tsx';
export { Dialog } from './dialog.tsx';
export { Facts, type Fact } from './facts.tsx';
export { Hint } from './hint.tsx';
export { asJson, Json } from './json.tsx';
export { lazyPart } from './lazy-part.tsx';
export { LeaveGuard, useUnsaved } from './leave-guard.tsx';
export { useLinkClass } from './link-class.ts';
export { List } from './list.tsx';
export { PageHeader } from './page-header.tsx';
export { Panel } from './panel.tsx';
export { EmptyState, ErrorState, LoadingState, NoPermission } from './states.tsx';
export { StatusBadge, type Tone } from './status-badge.tsx';
export { makeTableStyles } from './table-styles.ts';
export { Tabs } from './tabs.tsx';
export { useAnyUnsaved } from './unsaved.ts';
export { useNow } from './use-now.ts';
export { VisuallyHidden } from './visually-hidden.tsx';
