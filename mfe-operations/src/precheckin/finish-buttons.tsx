import { useLayoutEffect, useRef, useState } from 'react';
import type { Precheckin } from '@booking/contracts/precheckins';
import { useMay } from '@booking/remote-kit/kit';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { CheckInDialog } from './check-in-dialog.tsx';
import { DoneAtDeskDialog } from './done-at-desk-dialog.tsx';

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

/** The desk takes over; nothing for whoever may not. */
export function FinishButtons({ precheckin }: { precheckin: Precheckin }) {
  const styles = useStyles();
  const isAllowed = useMay('precheckins:handle');
  const [asked, setAsked] = useState<'cloudbeds' | 'by_hand'>();
  const buttons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = buttons;
    // where it helped they go, and whoever pressed one goes on reading the steps
    return () => {
      if (current?.contains(document.activeElement)) current.closest('ol')?.focus();
    };
  }, [isAllowed]);
  if (!isAllowed) return null;
  const ask = { precheckin, onClose: () => setAsked(undefined) };
  return (
    <div ref={buttons} className={styles.root}>
      <Button onClick={() => setAsked('cloudbeds')}>Check in at Cloudbeds</Button>
      <Button onClick={() => setAsked('by_hand')}>Done at the desk</Button>
      {asked === 'cloudbeds' && <CheckInDialog {...ask} />}
      {asked === 'by_hand' && <DoneAtDeskDialog {...ask} />}
    </div>
  );
}
