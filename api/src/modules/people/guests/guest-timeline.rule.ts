import type { GuestEvent } from '@booking/contracts/guests';
import { buildTrip } from '../../calls/trip/trip.rule.ts';
import { tripEvents, type PlacedEvent } from './guest-event.rule.ts';
import type { CallFact, GuestFacts } from './guest-facts.schema.ts';
import { moneyBackEvents } from './money-back-events.rule.ts';
import { precheckinEvents } from './precheckin-events.rule.ts';
import { reservationEvents } from './reservation-events.rule.ts';

const longestSummary = 300;

const shortened = (text: string): string =>
  text.length > longestSummary ? `${text.slice(0, longestSummary).trimEnd()}…` : text;

/** Whether the number that texts about these go to gets none: that of the newest link, else that of the newest payment. */
function isOptedOut(
  { sessions, payments }: Pick<GuestFacts, 'sessions' | 'payments'>,
  { optedOut }: GuestFacts,
): boolean {
  const number = sessions.at(-1)?.guestPhone ?? payments.at(-1)?.metadata['guestPhone'];
  return typeof number === 'string' && optedOut.has(number);
}

/** A call with the trip that it began. */
function callEvents(call: CallFact, facts: GuestFacts): PlacedEvent[] {
  const isOfCall = ({ callId }: { callId: string | null }): boolean => callId === call.id;
  const own = { sessions: facts.sessions.filter(isOfCall), payments: facts.payments.filter(isOfCall) };
  const trip = buildTrip({
    ...{ ...own, call, isOptedOut: isOptedOut(own, facts), now: facts.now, today: facts.today },
    // what became of links to pre-check-ins is told by those
    texts: facts.texts.filter((text) => isOfCall(text) && text.purpose !== 'pre-check-in link'),
  });
  const [begin, ...rest] = tripEvents(trip, call.id, call.startedAt, facts);
  const link = { to: `/call-logs/${encodeURIComponent(call.id)}`, words: 'Call' };
  const title = call.kind === 'webChat' ? 'Web chat' : 'Phone call';
  const detail = call.summary ? shortened(call.summary) : (begin?.detail ?? null);
  return [...(begin ? [{ ...begin, title, detail, link }] : []), ...rest];
}

/** Links and payments that no call led to, each by itself. */
function eventsWithoutCall(facts: GuestFacts): PlacedEvent[] {
  const known = new Set(facts.calls.map(({ id }) => id));
  const isWithoutCall = ({ callId }: { callId: string | null }): boolean => callId === null || !known.has(callId);
  const sessions = facts.sessions.filter(isWithoutCall);
  const payments = facts.payments.filter(isWithoutCall);
  const ofSessions = sessions.map((session) => ({
    began: session.createdAt,
    sessions: [session],
    payments: payments.filter(({ sessionId }) => sessionId === session.id),
  }));
  const ofPayments = payments
    .filter(({ sessionId }) => !sessions.some(({ id }) => id === sessionId))
    .map((payment) => ({ began: payment.createdAt, sessions: [], payments: [{ ...payment, sessionId: null }] }));
  return [...ofSessions, ...ofPayments].flatMap(({ began, ...own }) => {
    const call = { id: '', startedAt: began, endedAt: began, status: 'ended' };
    const { texts, now, today } = facts;
    const ofPayment = texts.filter(({ key }) => own.payments.some(({ id }) => key?.includes(id)));
    const trip = buildTrip({ call, texts: ofPayment, ...own, isOptedOut: isOptedOut(own, facts), now, today });
    // how such a link came to the guest is not kept with it
    const steps = trip.slice(1).filter(({ key }) => !key.startsWith('link '));
    return tripEvents(steps, null, began, facts);
  });
}

/** All that happened with a guest, and what did not; newest first. */
export function buildTimeline(facts: GuestFacts): GuestEvent[] {
  const events = [
    ...facts.calls.flatMap((call) => callEvents(call, facts)),
    ...eventsWithoutCall(facts),
    ...facts.payments.flatMap(moneyBackEvents),
    ...facts.precheckins.flatMap((precheckin) => precheckinEvents(precheckin, facts)),
    ...reservationEvents(facts),
  ];
  return events
    .map((event, place) => ({ event, place }))
    .toSorted((one, other) => other.event.placedAt - one.event.placedAt || other.place - one.place)
    .map(({ event: { placedAt: _, ...event } }) => event);
}
