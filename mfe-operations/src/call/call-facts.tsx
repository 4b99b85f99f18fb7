import type { CallPage } from '@booking/contracts/call-detail';
import { formatDuration } from '@booking/hotel/duration';
import { formatDollars } from '@booking/hotel/money';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import { Time } from '@booking/remote-kit/kit';
import { Facts, type Fact } from '@booking/ui/kit';
import { isChat } from '../call-kind.tsx';
import { OutcomeBadge } from '../call-outcome.tsx';
import { GuestLink } from '../guest-link.tsx';
import { StopTexts } from '../opt-out/stop-texts.tsx';
import { CallCosts } from './call-costs.tsx';
import { words } from './call.words.ts';
import { endReasonInWords } from '../calls/end-reason.ts';
import { OptedOut } from './opted-out.tsx';

/** Whoever withheld their number has none that could be texted. */
const isNumber = (caller: string | null): caller is string => /^\+?[\d\s()-]{10,}$/.test(caller ?? '');

/** Whether the caller gets texts, and a way to stop them. */
function textsOf({ id, caller, textsStopped }: CallPage): Fact[] {
  if (textsStopped) return [[words.texts, <OptedOut stopped={textsStopped} />]];
  return isNumber(caller) ? [[words.texts, <StopTexts callId={id} number={phoneInWords(caller)} />]] : [];
}

/** Who called when, how it ended, what it led to, and what it cost. */
export function CallFacts({ page }: { page: CallPage }) {
  const { outcome, assistantName, timestamp, duration, endedReason, mode, latencyMs, cost, status } = page;
  const facts: Fact[] = [
    [words.guest, <GuestLink of={{ call: page.id }}>{words.guestPage}</GuestLink>],
    ...textsOf(page),
    ...(isChat(page) ? [[words.kind, words.webChat] as const] : []),
    [words.outcome, <OutcomeBadge outcome={outcome} />],
    [words.assistant, assistantName],
    [words.started, <Time at={timestamp} />],
    [words.duration, duration === null ? null : formatDuration(duration)],
    [
      words.ended,
      endedReason ? (
        <span title={endedReason}>{endReasonInWords(endedReason)}</span>
      ) : (
        status !== 'ended' && words.inProgress
      ),
    ],
    [words.mode, mode.toUpperCase()],
    [words.latency, latencyMs === null ? null : words.answersAfter((latencyMs / 1000).toFixed(1))],
    [words.cost, cost === null ? words.costUnknown : formatDollars(cost)],
  ];
  return (
    <>
      <Facts isSpread facts={facts} />
      <CallCosts page={page} />
    </>
  );
}
