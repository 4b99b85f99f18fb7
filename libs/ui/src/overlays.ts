// What a page does without until it rests: Fluent's parts that float over it or move the focus through it, with tabster and floating-ui,
// messages on it, and ours that are made of them. It is a script of its own, fetched once the page rests or when one of them is shown.
export {
  Dialog,
  DialogSurface,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  OverlayDrawer,
  Popover,
  PopoverSurface,
  Spinner,
  Switch,
  Toast,
  ToastBody,
  Toaster,
  ToastTitle,
  ToastTrigger,
  Tooltip,
  useToastController,
} from '@fluentui/react-components';
export { ActionMenu, CheckMenu, MenuAt, type MenuAction } from './overlays/action-menu.tsx';
export { ActionDialog } from './dialogs/action-dialog.tsx';
export { ModalDialog } from './dialogs/modal-dialog.tsx';
export { TabBar } from './layout/tab-bar.tsx';
export { useFocusReturn } from './hooks/use-focus-return.ts';
