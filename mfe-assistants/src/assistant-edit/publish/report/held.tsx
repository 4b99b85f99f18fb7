import type { PublishReport } from '@booking/contracts/publishing';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { Facts, Json, makeStyles, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  title: { cursor: 'pointer', fontWeight: tokens.fontWeightSemibold },
  facts: { padding: `${tokens.spacingVerticalS} 0` },
});

type Verification = PublishReport['verification'];

function Held({ title, held }: { title: string; held: Verification['after'] }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  if (!held) return <span>{title}: could not be read back</span>;
  return (
    <details>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.facts}>
        <Facts
          facts={[
            ['Updated', held.updatedAt && formatHotelTime(new Date(held.updatedAt), hotelTimeZone)],
            ['Tools', held.tools.join(', ')],
          ]}
        />
      </div>
      <Json value={held.raw} />
    </details>
  );
}

/** What Vapi held before and after, in its own words, and which tools came and went. */
export function HeldBeforeAndAfter({ before, after, diff }: Pick<Verification, 'before' | 'after' | 'diff'>) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Facts
        facts={[
          ['Tools added', diff.added.join(', ')],
          ['Tools removed', diff.removed.join(', ')],
        ]}
      />
      <Held title="Vapi before" held={before} />
      <Held title="Vapi after" held={after} />
    </div>
  );
}
