import type { UptimeSlot } from '@booking/contracts/integrations';
import { useHost } from '@booking/remote-kit/kit';
import { makeStyles, mergeClasses, Text, tokens, useNow } from '@booking/ui/kit';
import { lastDay, slotInWords, slotTone, uptimeSummary } from './uptime.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  // colors are all that bars say; those of the system would make them alike
  slot: { flex: '1 1 0', minWidth: 0, borderRadius: tokens.borderRadiusSmall, forcedColorAdjust: 'none' },
  // above the link that covers the tile, so that each says its time
  strip: { position: 'relative', display: 'flex', gap: '1px', height: '1.25rem' },
  good: { backgroundColor: tokens.colorStatusSuccessBackground3 },
  warning: { backgroundColor: tokens.colorStatusWarningBackground3 },
  bad: { backgroundColor: tokens.colorStatusDangerBackground3 },
  empty: { boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke2}` },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The last 24 hours, a bar for each half hour; the sentence says the same to those who cannot see bars. */
export function UptimeStrip({ slots }: { slots: readonly UptimeSlot[] }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const now = useNow();
  return (
    <div className={styles.root}>
      <div aria-hidden className={styles.strip}>
        {lastDay(slots, now).map((slot) => (
          <span
            key={slot.from}
            data-tone={slotTone(slot)}
            title={slotInWords(slot, hotelTimeZone)}
            className={mergeClasses(styles.slot, styles[slotTone(slot)])}
          />
        ))}
      </div>
      <Text size={200} className={styles.quiet}>
        {uptimeSummary(slots)}
      </Text>
    </div>
  );
}
