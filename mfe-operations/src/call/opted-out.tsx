import type { CallPage } from '@booking/contracts/call-detail';
import { timeInWords } from '@booking/hotel/date-in-words';
import { useHost } from '@booking/remote-kit/kit';
import { makeStyles, Text, tokens, useNow } from '@booking/ui/kit';
import { words } from '../opt-out/opt-out.words.ts';

const useStyles = makeStyles({ warning: { color: tokens.colorPaletteRedForeground1 } });

/** Since when a number gets no texts, and in which words that was asked for. */
export function OptedOut({ stopped: { since, said } }: { stopped: NonNullable<CallPage['textsStopped']> }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const now = useNow();
  return (
    <Text className={styles.warning}>{words.optedOut(timeInWords(new Date(since), hotelTimeZone, now), said)}</Text>
  );
}
