import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { Json, makeStyles, StatusBadge, Text, tokens } from '@booking/ui/kit';
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

/** One test: what was asked, how long it took, what came back and, folded, the rest of the record. */
export function ResultEntry({ result }: { result: TestResult }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const { endpoint, status, timestamp, duration, statusCode, response } = result;
  const tone = status === 'success' ? 'good' : 'bad';
  const time = formatHotelTime(timestamp, hotelTimeZone);
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <ResultIcon status={status} />
        <Text weight="semibold" className={styles.endpoint}>
          {endpoint}
        </Text>
        {statusCode !== undefined && (
          <span className={styles.code}>
            <StatusBadge tone={tone}>{`${statusCode}`}</StatusBadge>
          </span>
        )}
      </div>
      <Text size={200} className={styles.quiet}>
        {duration === undefined ? time : `${duration} ms · ${time}`}
      </Text>
      {status !== 'pending' && (
        <>
          <div className={styles.response}>
            <Text size={200}>Response</Text>
            <CopyButton value={response} />
          </div>
          <Json value={response} />
        </>
      )}
      <details>
        <summary className={styles.summary}>Request and headers</summary>
        <Text size={200}>Request body</Text>
        <Json value={result.requestBody} />
        <Text size={200}>Sent headers</Text>
        <Json value={result.sentHeaders} />
        <Text size={200}>Response headers</Text>
        <Json value={result.responseHeaders} />
      </details>
    </li>
  );
}
