import type { GuestPage } from '@booking/contracts/guests';
import { makeStyles, tokens } from '@booking/ui/kit';
import { ContactPanel } from './contact-panel.tsx';
import { StaysPanel } from './stays-panel.tsx';
import { AttentionPanel, TimelinePanel } from './timeline-panel.tsx';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingVerticalL,
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  wide: { gridColumn: '1 / -1' },
});

/** What needs attention first, then who it is and what happened: beside each other where there is room. */
export function GuestParts({ guest }: { guest: GuestPage }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <AttentionPanel timeline={guest.timeline} className={styles.wide} />
      <div className={styles.column}>
        <ContactPanel guest={guest} />
        <StaysPanel stays={guest.stays} />
      </div>
      <TimelinePanel timeline={guest.timeline} isWhole={guest.isWhole} />
    </div>
  );
}
