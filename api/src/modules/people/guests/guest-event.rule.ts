import type { TripStep } from '@booking/contracts/call-trip';
import type { GuestEvent, GuestFix } from '@booking/contracts/guests';
import type { GuestFacts } from './guest-facts.schema.ts';

/** An event with its place in time; what has not happened stands after what happened before it. */
export type PlacedEvent = GuestEvent & { placedAt: number };

export const placed = (
  event: Omit<GuestEvent, 'link' | 'fix' | 'copy' | 'detail'> & Partial<GuestEvent>,
  placedAt: Date,
): PlacedEvent => ({ detail: null, link: null, fix: null, copy: null, ...event, placedAt: placedAt.getTime() });

/** What a step of a trip is, by the first words of its key: its kind, and its title where it did not happen. */
const steps: readonly [key: string, kind: GuestEvent['kind'], missing: string | null][] = [
  ['call', 'call', null],
  ['link ', 'link', 'Link not sent'],
  ['opened ', 'link', 'Link not opened'],
  ['chosen ', 'link', 'No room chosen'],
  ['details ', 'link', 'Details not given'],
  ['payment link ', 'payment', 'Payment link not sent'],
  ['paid ', 'payment', 'Not paid'],
  ['entered ', 'reservation', 'Not in Cloudbeds'],
  ['extension ', 'reservation', null],
  ['confirmation ', 'text', 'Confirmation not sent'],
  ['text ', 'text', 'Text not sent'],
  ['payment', 'payment', 'Not paid'],
  ['synced', 'reservation', 'Not in Cloudbeds'],
];

const describe = (key: string): (typeof steps)[number] =>
  steps.find(([begin]) => key.startsWith(begin)) ?? ['', 'text', null];

const titleOf = ({ key, title, state }: TripStep): string => {
  const [begin, , missing] = describe(key);
  if (state === 'done' || missing === null) return title;
  // a text on its way was sent; whether it arrives is another matter
  const isText = begin.endsWith('link ') || begin === 'confirmation ' || begin === 'text ';
  return state === 'waiting' && isText ? title : missing;
};

const fixOf = ({ fix, textConfirmation }: TripStep, callId: string | null): GuestFix | null => {
  if (textConfirmation) return { kind: 'text_confirmation', ...textConfirmation };
  if (fix?.kind !== 'text_link') return fix;
  return callId === null ? null : { ...fix, callId };
};

/** Whether the guest has paid for a room since, so that an earlier link is of no use. */
const isBookedSince = ({ payments }: GuestFacts, since: Date, but: string | null): boolean =>
  payments.some(
    ({ purpose, paidAt, createdAt, sessionId }) =>
      purpose === 'booking' && paidAt !== null && createdAt > since && (but === null || sessionId !== but),
  );

const endOf = (metadata: Record<string, unknown>): string | null =>
  typeof metadata['endDate'] === 'string' ? metadata['endDate'] : null;

const isCanceled = ({ reservationEvents }: GuestFacts, reservationId: string | null): boolean =>
  reservationEvents.findLast((event) => event.reservationId === reservationId)?.kind === 'cancelled';

/** Whether what did not happen no longer matters: the stay is over, or something else came in its place. */
function isSettled(key: string, facts: GuestFacts): boolean {
  const id = key.split(' ').at(-1);
  const session = facts.sessions.find((each) => each.id === id);
  if (session) return session.startDate < facts.today || isBookedSince(facts, session.createdAt, session.id);
  const payment = facts.payments.find((each) => each.id === id);
  if (!payment || key.startsWith('entered ')) return false;
  const { purpose, sessionId, reservationId, createdAt, paidAt, status, extension, metadata } = payment;
  const end = extension?.newCheckoutDate ?? endOf(metadata);
  if (end !== null && end < facts.today) return true;
  if (key.startsWith('confirmation ')) return status === 'refunded' || isCanceled(facts, reservationId);
  if (paidAt !== null) return true;
  return purpose === 'booking'
    ? isBookedSince(facts, createdAt, sessionId)
    : facts.payments.some(
        (other) => other.purpose === purpose && other.reservationId === reservationId && other.createdAt > createdAt,
      );
}

/** The steps of a trip as events; what has not begun is none. */
export function tripEvents(
  trip: readonly TripStep[],
  callId: string | null,
  began: Date,
  facts: GuestFacts,
): PlacedEvent[] {
  let last = began;
  return trip.flatMap((step) => {
    const { key, state, at, detail, link } = step;
    if (state !== 'done' && state !== 'waiting' && state !== 'stuck' && state !== 'ended') return [];
    if (state === 'waiting' && at === null && detail === null) return [];
    if (at !== null) last = new Date(at);
    const isOver = state === 'stuck' && isSettled(key, facts);
    const [begin, kind] = describe(key);
    const copy = begin === 'confirmation ' ? (facts.confirmations.get(key.slice(begin.length)) ?? null) : null;
    const event = {
      ...{ key: `${callId ?? ''} ${key}`.trim(), kind, title: titleOf(step), at, detail, link, copy },
      state: isOver ? ('ended' as const) : state,
      fix: isOver ? null : fixOf(step, callId),
    };
    return [placed(event, last)];
  });
}
