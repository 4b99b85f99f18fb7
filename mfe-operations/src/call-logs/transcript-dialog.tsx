import type { CallLog } from '@booking/contracts/calls';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { Link, useHost, useLocation } from '@booking/remote-kit/kit';
import { Button, makeStyles, ModalDialog, Text, tokens, useLinkClass } from '@booking/ui/kit';
import { CallActions } from '../calls/call-actions.tsx';
import { isGoingOn } from '../calls/is-going-on.ts';
import { deletedAfter } from '../deleted-after.ts';
import { callerOf } from './call-columns.tsx';
import { words } from './call-logs.words.ts';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  words: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const emptyWords = (call: CallLog): string => {
  if (isGoingOn(call)) return words.dialog.goesOn;
  return call.transcriptDeletedAt ? deletedAfter(call.timestamp, call.transcriptDeletedAt) : words.dialog.nothing;
};

/** What was said in a call and noted on it, without leaving the list. */
export function TranscriptDialog({ call, onClose }: { call: CallLog; onClose: () => void }) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const { hotelTimeZone } = useHost();
  const { search } = useLocation();
  return (
    <ModalDialog
      title={words.dialog.title}
      onEscape={onClose}
      actions={<Button onClick={onClose}>{words.dialog.close}</Button>}
    >
      <div className={styles.head}>
        <Text weight="semibold">{callerOf(call)}</Text>
        <Text className={styles.quiet}>{formatHotelTime(new Date(call.timestamp), hotelTimeZone)}</Text>
        <Link to={`/call-logs/${encodeURIComponent(call.id)}${search}`} className={linkClass}>
          {words.open}
        </Link>
        <CallActions call={call} />
      </div>
      {call.notes && (
        <Text as="p" className={styles.words}>
          <strong>{words.dialog.notes}:</strong> {call.notes}
        </Text>
      )}
      {call.transcript ? (
        <Text as="p" className={styles.words}>
          {call.transcript}
        </Text>
      ) : (
        <Text className={styles.quiet}>{emptyWords(call)}</Text>
      )}
    </ModalDialog>
  );
}
