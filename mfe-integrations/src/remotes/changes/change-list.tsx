import type { RemoteState } from '@booking/contracts/remote-releases';
import { Time, useQuery } from '@booking/remote-kit/kit';
import { Answer, EmptyState, makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { didInWords } from './change-words.ts';
import { remoteQueries } from '../remotes.queries.ts';
import { words } from '../remotes.words.ts';

const useStyles = makeStyles({
  change: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Who did what to a remote, when and why, newest first. */
export function ChangeList({ remote }: { remote: RemoteState }) {
  const styles = useStyles();
  const listClass = useListClass('M');
  const changes = useQuery(remoteQueries.changes(remote));
  return (
    <Answer query={changes} what="the changes">
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={words.noChanges} />
        ) : (
          <ol aria-label={words.changesOf(remote.id)} className={listClass}>
            {list.map((change) => (
              <li key={change.id} className={styles.change}>
                <Text weight="semibold">
                  {change.by} {didInWords(change)}
                </Text>
                <Text>{change.reason}</Text>
                <Text size={200} className={styles.quiet}>
                  <Time at={change.at} />
                </Text>
              </li>
            ))}
          </ol>
        )
      }
    </Answer>
  );
}
