import type { CallPage } from '@booking/contracts/call-detail';
import { formatDuration } from '@booking/hotel/duration';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { formatDollars } from '@booking/hotel/money';
import { useHost } from '@booking/remote-kit/kit';
import { Facts, type Fact } from '@booking/ui/kit';
import { isChat } from '../call-kind.tsx';
import { OutcomeBadge } from '../call-outcome.tsx';
import { inWords } from './in-words.ts';

/** Who called when, how it ended, and what it led to. */
export function CallFacts({ page }: { page: CallPage }) {
  const { hotelTimeZone } = useHost();
  const { caller, outcome, assistantName, timestamp, duration, endedReason, mode, latencyMs, cost, status } = page;
  const facts: Fact[] = [
    ['Caller', caller || 'Unknown Caller'],
    ...(isChat(page) ? [['Kind', 'Web chat'] as const] : []),
    ['Outcome', <OutcomeBadge outcome={outcome} />],
    ['Assistant', assistantName],
    ['Started', formatHotelTime(new Date(timestamp), hotelTimeZone)],
    ['Duration', duration === null ? null : formatDuration(duration)],
    ['Ended', endedReason ? inWords(endedReason) : status !== 'ended' && 'Still going on'],
    ['Mode', mode.toUpperCase()],
    ['Latency', latencyMs === null ? null : `${(latencyMs / 1000).toFixed(1)} s to answer, on average`],
    ['Cost', cost === null ? null : formatDollars(cost)],
  ];
  return <Facts isSpread facts={facts} />;
}
