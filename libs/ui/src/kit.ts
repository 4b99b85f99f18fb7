// What every page is made of: text, buttons, messages, panels and states. It comes with the first scripts of the shell, so nothing in it may
// pull in tabster, floating-ui or react-hook-form. Controls are in form.ts, what floats over a page is in overlays.ts.
export { Badge, Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
export { Answer } from './states/answer.tsx';
export { CopyableId } from './words/copyable-id.tsx';
export { DateRange } from './words/date-range.tsx';
export { Email } from './words/email.tsx';
export { Phone } from './words/phone.tsx';
export { Facts, type Fact } from './layout/facts.tsx';
export { useDangerClass } from './layout/danger-class.ts';
export { useHiddenTextClass } from './layout/hidden-text-class.ts';
export { asJson, Json } from './layout/json.tsx';
export {
  ActionDialog,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  ModalDialog,
  preloadOverlays,
  Spinner,
} from './overlays/lazy-overlays.ts';
export { lazyPart } from './overlays/lazy-part.tsx';
export { LeaveGuard, useUnsaved } from './dialogs/leave-guard.tsx';
export { useLinkClass } from './layout/link-class.ts';
export { useListClass } from './layout/list-class.ts';
export { useOverlays } from './overlays/load-overlays.ts';
export { PageHeader } from './layout/page-header.tsx';
export { Panel } from './layout/panel.tsx';
export { EmptyState, ErrorState, LoadingState, NoPermission } from './states/states.tsx';
export { StatusBadge, type Tone } from './states/status-badge.tsx';
export type { TabMark } from './layout/tab-bar.tsx';
export { TabPanels } from './layout/tab-panels.tsx';
export { makeTableStyles } from './layout/table-styles.ts';
export { Tooltip } from './overlays/tooltip.tsx';
export { UnreadNote } from './states/unread-note.tsx';
export { useAnyUnsaved } from './dialogs/unsaved.ts';
export { useNow } from './hooks/use-now.ts';
