import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { Json, makeStyles, StatusBadge, Text, tokens } from '@booking/ui/kit';
import { words } from '../integrations.words.ts';
import { CopyButton } from './copy-button.tsx';
import { ResultIcon } from './result-icon.tsx';
import type { TestResult } from './test-result.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none', paddingTop: 0 },
  },
  head: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  endpoint: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  code: { flexShrink: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  response: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  summary: { width: 'fit-content', cursor: 'pointer', color: tokens.colorBrandForegroundLink },
});

/** An answer that arrived and says no is no failure of the service, so it is not red. */
function StatusCode({ result: { status, statusCode = 0 } }: { result: TestResult }) {
  if (status === 'success') return <StatusBadge tone="good">{`${statusCode}`}</StatusBadge>;
  return statusCode < 400 ? (
    <StatusBadge tone="warning">{words.results.refused(statusCode)}</StatusBadge>
  ) : (
    <StatusBadge tone="bad">{`${statusCode}`}</StatusBadge>
  );
}

/** One test: what was asked, how long it took, what came back and, folded, the rest of the record. */
export function ResultEntry({ result }: { result: TestResult }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const { endpoint, status, timestamp, duration, response } = result;
  const time = formatHotelTime(timestamp, hotelTimeZone);
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <ResultIcon status={status} />
        <Text weight="semibold" className={styles.endpoint}>
          {endpoint}
        </Text>
        {result.statusCode !== undefined && (
          <span className={styles.code}>
            <StatusCode result={result} />
          </span>
        )}
      </div>
      <Text size={200} className={styles.quiet}>
        {duration === undefined ? time : words.results.took(duration, time)}
      </Text>
      {status !== 'pending' && (
        <>
          <div className={styles.response}>
            <Text size={200}>{words.results.response}</Text>
            <CopyButton value={response} />
          </div>
          <Json value={response} />
        </>
      )}
      <details>
        <summary className={styles.summary}>{words.results.more}</summary>
        <Text size={200}>{words.results.requestBody}</Text>
        <Json value={result.requestBody} />
        <Text size={200}>{words.results.sentHeaders}</Text>
        <Json value={result.sentHeaders} />
        <Text size={200}>{words.results.responseHeaders}</Text>
        <Json value={result.responseHeaders} />
      </details>
    </li>
  );
}
