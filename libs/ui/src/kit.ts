// What every page is made of: text, buttons, messages, panels and states. It comes with the first scripts of the shell, so nothing in it may
// pull in tabster, floating-ui or react-hook-form. Controls are in form.ts, what floats over a page is in overlays.ts.
export { Badge, Button, makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components';
export { Answer } from './answer.tsx';
export { Facts, type Fact } from './facts.tsx';
export { useHiddenTextClass } from './hidden-text-class.ts';
export { asJson, Json } from './json.tsx';
export {
  ActionDialog,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  ModalDialog,
  preloadOverlays,
} from './lazy-overlays.ts';
export { lazyPart } from './lazy-part.tsx';
export { LeaveGuard, useUnsaved } from './leave-guard.tsx';
export { useLinkClass } from './link-class.ts';
export { useListClass } from './list-class.ts';
export { useOverlays } from './load-overlays.ts';
export { PageHeader } from './page-header.tsx';
export { Panel } from './panel.tsx';
export { EmptyState, ErrorState, LoadingState, NoPermission } from './states.tsx';
export { StatusBadge, type Tone } from './status-badge.tsx';
export { TabPanels } from './tab-panels.tsx';
export { makeTableStyles } from './table-styles.ts';
export { Tooltip } from './tooltip.tsx';
export { UnreadNote } from './unread-note.tsx';
export { useAnyUnsaved } from './unsaved.ts';
export { useNow } from './use-now.ts';
