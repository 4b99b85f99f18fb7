import { lazyPart } from './lazy-part.tsx';
import { loadOverlays } from './load-overlays.ts';

/** A dialog with a form that does something; open while it is mounted. What was typed stays when it fails. */
export const ActionDialog = lazyPart(async () => (await loadOverlays()).ActionDialog, '');
/** A dialog with a title, a text and buttons; open while it is mounted. */
export const ModalDialog = lazyPart(async () => (await loadOverlays()).ModalDialog, '');
/** A message on the page, made of `MessageBarBody` and perhaps `MessageBarActions`. */
export const MessageBar = lazyPart(async () => (await loadOverlays()).MessageBar, '');
export const MessageBarBody = lazyPart(async () => (await loadOverlays()).MessageBarBody, '');
export const MessageBarActions = lazyPart(async () => (await loadOverlays()).MessageBarActions, '');
export const Spinner = lazyPart(async () => (await loadOverlays()).Spinner, '');
export const TabBar = lazyPart(async () => (await loadOverlays()).TabBar, '');

const parts = [ActionDialog, ModalDialog, MessageBar, MessageBarBody, MessageBarActions, Spinner, TabBar];

/** Has dialogs, messages, tabs and tooltips at hand, so that each shows at once. */
export async function preloadOverlays(): Promise<void> {
  await Promise.all(parts.map(({ preload }) => preload()));
}
