import { useQuery } from '@booking/remote-kit/kit';
import { makeStyles, Text, tokens } from '@booking/ui/kit';
import { modeQuery } from './mode.queries.ts';

const useStyles = makeStyles({
  // over the space that every page has at its top, so that nothing moves when the mode is known
  root: { position: 'relative', height: 0 },
  strip: {
    position: 'absolute',
    inset: '0 0 auto',
    boxSizing: 'border-box',
    height: '1.5rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    textAlign: 'center',
    color: tokens.colorStatusWarningForeground3,
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorStatusWarningBorder1}`,
  },
});

/** In test mode, on every page: nobody is to take what it shows for the hotel's real guests and money. */
export function TestStrip() {
  const styles = useStyles();
  if (useQuery(modeQuery).data?.mode !== 'test') return null;
  return (
    <aside aria-label="Mode" className={styles.root}>
      <Text size={200} block className={styles.strip}>
        <strong>Test mode.</strong> Nothing you see here is real.
      </Text>
    </aside>
  );
}
