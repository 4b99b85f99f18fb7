import type { CallLog } from '@booking/contracts/calls';
import { formatDuration } from '@booking/hotel/duration';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { formatDollars } from '@booking/hotel/money';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import type { GridColumn } from '@booking/ui/grid';
import { makeStyles, Phone, StatusBadge, tokens } from '@booking/ui/kit';
import { endReasonInWords } from '../calls/end-reason.ts';
import { isGoingOn } from '../calls/is-going-on.ts';
import { ChatBadge } from '../call-kind.tsx';
import { OutcomeBadge } from '../call-outcome.tsx';
import { words } from './call-logs.words.ts';

const useStyles = makeStyles({
  // two lines in a row of 40 px
  caller: { display: 'flex', flexDirection: 'column', minWidth: 0, lineHeight: tokens.lineHeightBase200 },
  line: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS, minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  number: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
});

/** Who called, as it is read: the guest, where a record of the call names them. */
export const callerOf = ({ guestName, caller }: CallLog): string =>
  guestName || phoneInWords(caller || words.unknownCaller);

/** The guest with the number under the name; whoever is not known by name is their number. */
function Caller({ call }: { call: CallLog }) {
  const styles = useStyles();
  const { caller, guestName } = call;
  return (
    <span className={styles.caller}>
      <span className={styles.line}>
        <span className={styles.name} title={callerOf(call)}>
          {callerOf(call)}
        </span>
        <ChatBadge call={call} />
      </span>
      {guestName && caller && caller !== guestName && <span className={styles.number}>{phoneInWords(caller)}</span>}
    </span>
  );
}

const Outcome = ({ call }: { call: CallLog }) =>
  isGoingOn(call) ? <StatusBadge tone="info">{words.inProgress}</StatusBadge> : <OutcomeBadge outcome={call.outcome} />;

/** The columns of the call logs. @param zone the hotel's, in whose time calls are listed (S1 section 9) */
export const callColumns = (zone: string): GridColumn<CallLog>[] => [
  {
    ...{ id: 'timestamp', name: words.columns.time, width: 190, isSortable: true },
    render: ({ timestamp }) => formatHotelTime(new Date(timestamp), zone),
  },
  {
    ...{ id: 'caller', name: words.columns.caller, width: 170, isRowHeader: true },
    render: (call) => <Caller call={call} />,
  },
  {
    ...{ id: 'assistant', name: words.columns.assistant, width: 120 },
    render: ({ assistantName }) => assistantName ?? '–',
  },
  { ...{ id: 'outcome', name: words.columns.outcome, width: 110 }, render: (call) => <Outcome call={call} /> },
  {
    ...{ id: 'summary', name: words.columns.summary, width: 260 },
    render: ({ summary }) => (summary ? <span title={summary}>{summary}</span> : '–'),
  },
  {
    ...{ id: 'duration', name: words.columns.duration, width: 90, align: 'end', isSortable: true },
    render: ({ duration }) => (duration === null ? '–' : formatDuration(duration)),
  },
  {
    ...{ id: 'cost', name: words.columns.cost, width: 80, align: 'end', isSortable: true },
    render: ({ cost }) => (cost === null ? '–' : formatDollars(cost)),
  },
  {
    ...{ id: 'phone', name: words.columns.phone, width: 140, isHidden: true },
    render: ({ caller }) => (caller ? <Phone number={caller} /> : '–'),
  },
  {
    ...{ id: 'endReason', name: words.columns.endReason, width: 150, isHidden: true },
    render: ({ endedReason }) => (endedReason ? endReasonInWords(endedReason) : '–'),
  },
  {
    ...{ id: 'notes', name: words.columns.notes, width: 200, isHidden: true },
    render: ({ notes }) => notes || '–',
  },
];
