import type { RemoteError, RemoteState } from '@booking/contracts/remote-releases';
import { formatCount } from '@booking/hotel/money';
import { Time, useQuery } from '@booking/remote-kit/kit';
import { Answer, EmptyState, makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { buildName } from '../builds/build-name.ts';
import { outcomeInWords } from './health-in-words.ts';
import { remoteQueries } from '../remotes.queries.ts';
import { words } from '../remotes.words.ts';

const useStyles = makeStyles({
  error: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  frames: { margin: 0, whiteSpace: 'pre-wrap', fontFamily: tokens.fontFamilyMonospace },
  quiet: { color: tokens.colorNeutralForeground3 },
});

function ErrorOfBuild({ error }: { error: RemoteError }) {
  const styles = useStyles();
  const { outcome, message, frames, times, lastAt } = error;
  return (
    <li className={styles.error}>
      <Text weight="semibold">
        {buildName(error)}: {outcomeInWords(outcome)}
      </Text>
      {message && <Text>{message}</Text>}
      {frames.length > 0 && (
        <Text size={200} as="pre" className={styles.frames}>
          {frames.join('\n')}
        </Text>
      )}
      <Text size={200} className={styles.quiet}>
        {times === 1 ? words.once : words.times(formatCount(times))}, {words.last} <Time at={lastAt} />
      </Text>
    </li>
  );
}

/** What went wrong with builds of a remote in browsers, and where in their sources. */
export function ErrorList({ remote }: { remote: RemoteState }) {
  const listClass = useListClass('M');
  const errors = useQuery(remoteQueries.errors(remote));
  return (
    <Answer query={errors} what="the errors">
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={words.noErrors} />
        ) : (
          <ol aria-label={words.errorsOf(remote.id)} className={listClass}>
            {list.map((error) => (
              <ErrorOfBuild
                key={`${error.digest} ${error.lastAt} ${error.frames.join()} ${error.message}`}
                error={error}
              />
            ))}
          </ol>
        )
      }
    </Answer>
  );
}
