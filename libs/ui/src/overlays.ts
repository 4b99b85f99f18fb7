// What a page does without until it rests: Fluent's parts that float over it or move the focus through it, with tabster and floating-ui,
// messages on it, and ours that are made of them. It is a script of its own, fetched once the page rests or when one of them is shown.
export {
  Dialog,
  DialogSurface,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  OverlayDrawer,
  Popover,
  PopoverSurface,
  Switch,
  Toast,
  ToastBody,
  Toaster,
  ToastTitle,
  ToastTrigger,
  Tooltip,
  useToastController,
} from '@fluentui/react-components';
export { ActionDialog } from './action-dialog.tsx';
export { ModalDialog } from './modal-dialog.tsx';
export { TabBar } from './tab-bar.tsx';
export { useFocusReturn } from './use-focus-return.ts';
