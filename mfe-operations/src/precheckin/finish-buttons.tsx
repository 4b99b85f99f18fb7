import { useLayoutEffect, useRef, useState } from 'react';
import type { Precheckin } from '@booking/contracts/precheckins';
import { useMay } from '@booking/remote-kit/kit';
import { dateInWords } from '@booking/hotel/date-in-words';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { words } from './precheckin.words.ts';
import { CheckInDialog } from './check-in-dialog.tsx';
import { useHotelToday } from '../parts/use-hotel-today.ts';
import { DoneAtDeskDialog } from './done-at-desk-dialog.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  quiet: { flexBasis: '100%', color: tokens.colorNeutralForeground3 },
});

const { checkIn } = words;

/** The desk takes over; nothing for whoever may not. */
export function FinishButtons({ precheckin }: { precheckin: Precheckin }) {
  const styles = useStyles();
  const isAllowed = useMay('precheckins:handle');
  const [asked, setAsked] = useState<'cloudbeds' | 'by_hand'>();
  const today = useHotelToday();
  const buttons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = buttons;
    // where it helped they go, and whoever pressed one goes on reading the steps
    return () => {
      if (current?.contains(document.activeElement)) current.closest('ol')?.focus();
    };
  }, [isAllowed]);
  if (!isAllowed) return null;
  const isEarly = today < precheckin.checkInDate;
  // a guest who comes after midnight is let in, too
  const isPrimary = today <= precheckin.checkOutDate;
  const ask = { precheckin, onClose: () => setAsked(undefined) };
  return (
    <div ref={buttons} className={styles.root}>
      {isEarly && (
        <Text size={200} className={styles.quiet}>
          {checkIn.opens(dateInWords(precheckin.checkInDate, today))}
        </Text>
      )}
      {!isEarly && (
        <Button appearance={isPrimary ? 'primary' : 'secondary'} onClick={() => setAsked('cloudbeds')}>
          {checkIn.atCloudbeds}
        </Button>
      )}
      <Button onClick={() => setAsked('by_hand')}>{checkIn.atDesk}</Button>
      {asked === 'cloudbeds' && <CheckInDialog {...ask} />}
      {asked === 'by_hand' && <DoneAtDeskDialog {...ask} />}
    </div>
  );
}
