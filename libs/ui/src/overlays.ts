// Fluent's parts that float over a page or move the focus through it, and ours that are made of them. They bring tabster and floating-ui
// and weigh half as much as everything else of a first page, which needs none of them: this module is a script of its own.
export {
  Dialog,
  DialogSurface,
  OverlayDrawer,
  Popover,
  PopoverSurface,
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
