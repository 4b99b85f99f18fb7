import { useEffect, useState } from 'react';
import type { BootManifest } from '@booking/contracts/remotes';
import { makeStyles, tokens, useOverlays } from '@booking/ui/kit';
import { VersionNews } from '../frame/lazy-parts.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    ':not(:empty)': {
      padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}`,
    },
  },
});

/** Also where the screen does not come: a new version may mend just that. */
const latestMs = 5_000;

/** Nobody asked for what tells of versions, so its loading is tried again in silence. */
const retryMs = 30_000;

/** What the console says of itself, between its header and the screen; it is there from the start, so that it is heard. */
export function Notices({ boot }: { boot: BootManifest }) {
  const styles = useStyles();
  const isAtRest = useOverlays() !== undefined;
  const [isDue, setDue] = useState((boot.preview ?? boot.endedPreview) !== undefined);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), latestMs);
    return () => clearTimeout(timer);
  }, []);
  const [isLoaded, setLoaded] = useState(false);
  const isWanted = isDue || isAtRest;
  useEffect(() => {
    if (!isWanted || isLoaded) return;
    const load = (): void =>
      void VersionNews.preload().then(
        () => setLoaded(true),
        () => undefined,
      );
    load();
    const retry = setInterval(load, retryMs);
    return () => clearInterval(retry);
  }, [isWanted, isLoaded]);
  return (
    <div role="region" aria-label="Versions" aria-live="polite" className={styles.root}>
      {isLoaded && <VersionNews boot={boot} />}
    </div>
  );
}
