import type { ToolReply } from '@booking/contracts/tool-replies';
import { entryOr } from '@booking/contracts/labels';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { Link, useHost } from '@booking/remote-kit/kit';
import { makeStyles, Text, tokens, useLinkClass, useListClass } from '@booking/ui/kit';
import { spanOf } from './span-of.ts';
import { shortfalls as named, words } from './tool-replies.words.ts';

const useStyles = makeStyles({
  row: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, minWidth: 0 },
  title: { margin: 0, overflowWrap: 'anywhere' },
  list: { margin: 0, paddingLeft: '1.25rem', color: tokens.colorStatusDangerForeground3 },
  said: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Each reply that falls short: where, what it said, and the call that it was for. */
export function ShortReplies({ replies }: { replies: readonly ToolReply[] }) {
  const styles = useStyles();
  const listClass = useListClass('L');
  const linkClass = useLinkClass();
  const { hotelTimeZone } = useHost();
  return (
    <ul aria-label={words.list} className={listClass}>
      {replies.map(({ callId, toolCallId, tool, at, shortfalls, replyMs, said }) => (
        <li key={`${callId} ${toolCallId}`} className={styles.row}>
          <Text as="h3" weight="semibold" className={styles.title}>
            {tool}
          </Text>
          <Text size={200} className={styles.quiet}>
            {formatHotelTime(new Date(at), hotelTimeZone)}
            {replyMs !== null && `, ${words.took(spanOf(replyMs))}`}
          </Text>
          <ul className={styles.list}>
            {shortfalls.map((each) => (
              <li key={each}>{entryOr<string, string>(named, each, each)}</li>
            ))}
          </ul>
          {said && (
            <Text as="p" block size={200} className={styles.said}>
              {said}
            </Text>
          )}
          <Link className={linkClass} to={`/call-logs/${encodeURIComponent(callId)}`}>{words.call}</Link>
        </li>
      ))}
    </ul>
  );
}
