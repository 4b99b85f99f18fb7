import { lazyPart } from './lazy-part.tsx';
import { loadOverlays } from './load-overlays.ts';

/** A dialog with a form that does something; open while it is mounted. What was typed stays when it fails. */
export const ActionDialog = lazyPart(async () => (await loadOverlays()).ActionDialog, '');
/** A dialog with a title, a text and buttons; open while it is mounted. */
export const ModalDialog = lazyPart(async () => (await loadOverlays()).ModalDialog, '');
export const TabBar = lazyPart(async () => (await loadOverlays()).TabBar, '');

/** Has dialogs, tabs and tooltips at hand, so that each opens at once. */
export async function preloadOverlays(): Promise<void> {
  await Promise.all([ActionDialog, ModalDialog, TabBar].map(({ preload }) => preload()));
}
