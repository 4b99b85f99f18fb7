import { labelOf } from '@booking/contracts/labels';
import type { Precheckin } from '@booking/contracts/precheckins';
import { Time } from '@booking/remote-kit/kit';
import { makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { recordNames, words } from './precheckin.words.ts';

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Who looked at which image when, and why, newest first. */
export function Views({ views }: Pick<Precheckin, 'views'>) {
  const styles = useStyles();
  const listClass = useListClass('M');
  if (views.length === 0) return <Text className={styles.quiet}>{words.images.none}</Text>;
  return (
    <ul aria-label={words.images.views} className={listClass}>
      {views.map(({ at, by, kind, reason }) => (
        <li key={`${at} ${by} ${kind}`} className={styles.view}>
          <Text>
            {by}: {reason}
          </Text>
          <Text size={200} className={styles.quiet}>
            {labelOf(recordNames, kind)}, <Time at={at} />
          </Text>
        </li>
      ))}
    </ul>
  );
}
