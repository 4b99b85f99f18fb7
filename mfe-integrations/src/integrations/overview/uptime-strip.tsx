import type { UptimeSlot } from '@booking/contracts/integrations';
import { makeStyles, mergeClasses, Text, tokens, useNow } from '@booking/ui/kit';
import { lastDay, slotTone, uptimeSummary } from './uptime.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  strip: { display: 'flex', gap: '1px', height: '1.25rem' },
  slot: { flex: '1 1 0', minWidth: 0, borderRadius: tokens.borderRadiusSmall },
  good: { backgroundColor: tokens.colorStatusSuccessBackground3 },
  warning: { backgroundColor: tokens.colorStatusWarningBackground3 },
  bad: { backgroundColor: tokens.colorStatusDangerBackground3 },
  empty: { boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke2}` },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The last 24 hours, a bar for each half hour; the sentence says the same to those who cannot see bars. */
export function UptimeStrip({ slots }: { slots: readonly UptimeSlot[] }) {
  const styles = useStyles();
  const now = useNow();
  return (
    <div className={styles.root}>
      <div aria-hidden className={styles.strip}>
        {lastDay(slots, now).map((slot) => (
          <span
            key={slot.from}
            data-tone={slotTone(slot)}
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
