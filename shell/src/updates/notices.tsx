import type { BootManifest } from '@booking/contracts/remotes';
import { makeStyles, tokens } from '@booking/ui/kit';
import { PreviewBanner } from './preview-banner.tsx';
import { UpdateNotice } from './update-notice.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    ':not(:empty)': { padding: tokens.spacingHorizontalM },
  },
});

/** What the console says of itself, between its header and the screen; it is there from the start, so that it is heard. */
export function Notices({ boot }: { boot: BootManifest }) {
  const styles = useStyles();
  return (
    <div role="region" aria-label="Versions" aria-live="polite" className={styles.root}>
      <PreviewBanner boot={boot} />
      <UpdateNotice boot={boot} />
    </div>
  );
}
