import type { RemoteError, RemoteState } from '@booking/contracts/remote-releases';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { formatCount } from '@booking/hotel/money';
import { useHost, useQuery } from '@booking/remote-kit/kit';
import { Answer, EmptyState, makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { buildName } from './build-name.ts';
import { outcomeInWords } from './health-in-words.ts';
import { remoteQueries } from './remotes.queries.ts';

const useStyles = makeStyles({
  error: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  frames: { margin: 0, whiteSpace: 'pre-wrap', fontFamily: tokens.fontFamilyMonospace },
  quiet: { color: tokens.colorNeutralForeground3 },
});

function ErrorOfBuild({ error }: { error: RemoteError }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
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
        {times === 1 ? 'Once' : `${formatCount(times)} times`}, last {formatHotelTime(new Date(lastAt), hotelTimeZone)}
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
          <EmptyState title="No errors in the last 24 hours" />
        ) : (
          <ol aria-label={`Errors of ${remote.id}, newest first`} className={listClass}>
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
