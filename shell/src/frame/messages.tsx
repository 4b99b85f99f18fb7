import type { ShownToast } from '@booking/remote-kit/toaster';
import { makeStyles, useOverlays } from '@booking/ui/kit';
import { Toaster } from './lazy-parts.ts';

const useStyles = makeStyles({
  // over Fluent's dialogs, whose height in the page is 1,000,000
  root: { position: 'fixed', inset: 0, zIndex: 1_000_001, pointerEvents: 'none' },
});

/** Where messages show. It is there from the start, so that screen readers hear of what comes into it, also while a dialog is open. */
export function Messages({ shown }: { shown: ShownToast | undefined }) {
  const styles = useStyles();
  // Fluent leaves the page hidden from assistive technology where a dialog was its last part that moves the focus, so one always stays
  const isNeeded = useOverlays() !== undefined || shown !== undefined;
  return (
    <div role="region" aria-label="Messages" aria-live="polite" data-tabster-never-hide className={styles.root}>
      {isNeeded && <Toaster shown={shown} />}
    </div>
  );
}
