import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import type { CallLog } from '@booking/contracts/calls';
import { formatDuration } from '@booking/hotel/duration';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { formatDollars } from '@booking/hotel/money';
import { Link, useHost, useLocation } from '@booking/remote-kit/kit';
import { makeStyles, mergeClasses, Text, tokens, useLinkClass } from '@booking/ui/kit';
import { CallActions } from '../call/call-actions.tsx';
import { isGoingOn } from '../call/is-going-on.ts';
import { ChatBadge, kindName } from '../call-kind.tsx';
import { OutcomeBadge } from '../call-outcome.tsx';
import { deletedAfter } from '../deleted-after.ts';
import { GuestPageLink } from '../guest-page-link.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalL} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  first: { borderTop: 'none' },
  linked: {
    // clear of the header, which stays
    scrollMarginTop: '5rem',
    paddingLeft: tokens.spacingHorizontalM,
    borderLeft: `${tokens.strokeWidthThickest} solid ${tokens.colorBrandStroke1}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  figures: { marginLeft: 'auto', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3 },
  summary: {
    width: 'fit-content',
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase400,
    cursor: 'pointer',
  },
  transcript: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});

const figures = (call: CallLog): string => {
  if (isGoingOn(call)) return 'in progress';
  const known = [
    call.duration === null ? [] : formatDuration(call.duration),
    call.cost === null ? [] : formatDollars(call.cost),
  ];
  return known.flat().join(' · ');
};

const emptyWords = (call: CallLog): string => {
  if (isGoingOn(call)) return 'The transcript follows when the call has ended.';
  return call.transcriptDeletedAt ? deletedAfter(call.timestamp, call.transcriptDeletedAt) : 'Nothing was said.';
};

type Props = {
  call: CallLog;
  /** Where it stands in the list, from 0, and how long that is; -1 where nobody knows yet. */
  index: number;
  total: number;
  isLinked: boolean;
  /** Hears how high the card is. */
  measure: (card: HTMLLIElement | null) => void;
  /** Brings the card that a link led to into view. */
  onLinked: (card: HTMLLIElement) => void;
  /** Calls whose transcript somebody unfolded: a card is drawn anew whenever it comes near. */
  unfolded: Set<string>;
};

/** One call: who, when by the hotel's clock, what it led to, and what was said. The one that a link led to stands open. */
export const CallCard = memo(function CallCard(props: Props) {
  const { call, index, total, isLinked, measure, onLinked, unfolded } = props;
  const styles = useStyles();
  const card = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    measure(card.current);
    return () => measure(null);
  }, [measure]);
  useEffect(() => {
    if (isLinked) onLinked(card.current!);
  }, [isLinked, onLinked]);
  const linkClass = useLinkClass();
  // the page of a call leads back to these filters
  const { search } = useLocation();
  const { hotelTimeZone } = useHost();
  const caller = call.caller || 'Unknown Caller';
  const time = formatHotelTime(new Date(call.timestamp), hotelTimeZone);
  return (
    <li
      ref={card}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total}
      tabIndex={isLinked ? -1 : undefined}
      aria-current={isLinked || undefined}
      className={mergeClasses(styles.root, index === 0 && styles.first, isLinked && styles.linked)}
    >
      <div className={styles.head}>
        <Text weight="semibold" className={styles.name}>
          {caller}
        </Text>
        <ChatBadge call={call} />
        <OutcomeBadge outcome={call.outcome} />
        <Text size={200} className={styles.quiet}>
          {time}
        </Text>
        <GuestPageLink of={({ callId }) => callId === call.id} caller={caller} />
        <Link
          to={`/call-logs/${encodeURIComponent(call.id)}${search}`}
          className={linkClass}
          aria-label={`Open the ${kindName(call)} of ${caller}, ${time}`}
        >
          Open
        </Link>
        <CallActions call={call} />
        <Text size={200} className={styles.figures}>
          {figures(call)}
        </Text>
      </div>
      {call.notes && <Text className={styles.quiet}>{call.notes}</Text>}
      {call.transcript ? (
        <details
          open={isLinked || unfolded.has(call.id)}
          onToggle={({ currentTarget: { open } }) => void (open ? unfolded.add(call.id) : unfolded.delete(call.id))}
        >
          <summary className={styles.summary}>Transcript</summary>
          <Text as="p" block className={styles.transcript}>
            {call.transcript}
          </Text>
        </details>
      ) : (
        <Text size={200} className={styles.quiet}>
          {emptyWords(call)}
        </Text>
      )}
    </li>
  );
});
