// The part of the kit that comes with every first page: what the shell and light screens (`light` in remote.json) are made of. Shell and
// remotes share it at run time; the rest of the kit is fetched once the page rests, or before the first screen that takes it.
export {
  Badge,
  Button,
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Spinner,
  Switch,
  Text,
  tokens,
} from '@fluentui/react-components';
export { Answer } from './answer.tsx';
export { useHiddenTextClass } from './hidden-text-class.ts';
export { ModalDialog, preloadOverlays } from './lazy-overlays.ts';
export { useOverlays } from './load-overlays.ts';
export { lazyPart } from './lazy-part.tsx';
export { useLinkClass } from './link-class.ts';
export { useListClass } from './list-class.ts';
export { PageHeader } from './page-header.tsx';
export { Panel } from './panel.tsx';
export { EmptyState, ErrorState, LoadingState, NoPermission } from './states.tsx';
export { StatusBadge, type Tone } from './status-badge.tsx';
export { Tooltip } from './tooltip.tsx';
export { useAnyUnsaved } from './unsaved.ts';
export { useNow } from './use-now.ts';
