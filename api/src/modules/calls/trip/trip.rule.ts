import type { TripStep } from '@booking/contracts/call-trip';
import { paymentSteps } from './payment-steps.rule.ts';
import { linkStep, sessionSteps } from './session-steps.rule.ts';
import { textStep } from './text-step.rule.ts';
import type { PaymentFact, SessionFact, Step, TripFacts } from './trip-facts.schema.ts';

/** Texts that lead to nothing further. */
const asides: Record<string, string> = {
  'asked for': 'Text sent',
  'bank transfer': 'Told about the bank transfer',
  'pre-check-in link': 'Pre-check-in link texted',
};

/** What was to be texted before there was anything to go on from. */
const refusedLinks: Record<string, string> = {
  'room link': 'Room link texted',
  'details link': 'Booking form texted',
  'payment link': 'Payment link texted',
};

const whole = (step: Step): TripStep => ({ link: null, fix: null, ...step });

/** What comes after an unfinished step has not begun. */
function inOrder(steps: Step[]): TripStep[] {
  const current = steps.findIndex(({ state }) => state !== 'done');
  return steps.map((step, index) =>
    current < 0 || index <= current
      ? whole(step)
      : { ...whole(step), state: 'open', at: null, detail: null, link: null, fix: null },
  );
}

/** One that matters no more is shown as it ended, without being in anybody's way. */
const past = (step: Step): TripStep => ({ ...whole(step), state: step.state === 'done' ? 'done' : 'ended' });

/** The one that came furthest; of two that came as far, the newer. */
function furthest(sessions: readonly SessionFact[], payments: readonly PaymentFact[]): SessionFact | undefined {
  const rank = ({ id, purpose, supersededAt, choice, openedAt }: SessionFact): number => {
    const own = payments.filter(({ sessionId }) => sessionId === id);
    if (own.some(({ paidAt }) => paidAt)) return 5;
    if (supersededAt) return 0;
    if (own.some(({ status }) => status === 'pending')) return 4;
    // the room of a form was chosen in the call, before anybody opened it
    return choice && (openedAt || purpose === 'room_selection') ? 3 : openedAt ? 2 : 1;
  };
  return sessions.reduce<SessionFact | undefined>(
    (best, each) => (!best || rank(each) >= rank(best) ? each : best),
    undefined,
  );
}

/** Another link: its text, and whatever was paid by it all the same. */
const besides = (session: SessionFact, facts: TripFacts): TripStep[] => [
  past(linkStep(session, facts)),
  ...facts.payments
    .filter(({ sessionId, paidAt }) => sessionId === session.id && paidAt)
    .flatMap((payment) => inOrder(paymentSteps(payment, facts))),
];

/** Links that could not be sent, so that nothing was made: the newest of a kind, for an assistant may try several times. */
function refusedSteps({ texts, payments }: TripFacts): TripStep[] {
  const ofPayments = payments.map(({ id }) => `payment link ${id}`);
  const refused = texts.filter(({ status, key }) => status === 'refused' && !ofPayments.includes(key ?? ''));
  return Object.entries(refusedLinks).flatMap(([purpose, title]) => {
    const newest = refused.findLast((text) => text.purpose === purpose);
    return newest ? [whole(textStep(title, `text ${newest.id}`, newest))] : [];
  });
}

/**
 * The trip from a call to what stands in Cloudbeds (design, section 7): the link that came furthest, step by step; other links of
 * the call as they ended; then what else was asked to be paid.
 */
export function buildTrip(facts: TripFacts): TripStep[] {
  const { call, texts, sessions, payments } = facts;
  const main = furthest(sessions, payments);
  const isOver = call.endedAt !== null || call.status === 'ended';
  const begun: Step = {
    ...{ key: 'call', title: 'Call', at: call.startedAt.toISOString() },
    ...(isOver ? { state: 'done', detail: null } : { state: 'waiting', detail: 'It is still going on.' }),
  };
  return [
    whole(begun),
    ...sessions.filter((session) => session !== main).flatMap((session) => besides(session, facts)),
    ...(main
      ? inOrder(
          sessionSteps(
            main,
            payments.filter(({ sessionId }) => sessionId === main.id),
            facts,
          ),
        )
      : []),
    ...refusedSteps(facts),
    ...payments.filter(({ sessionId }) => !sessionId).flatMap((payment) => inOrder(onReservation(payment, facts))),
    ...texts
      .filter(({ purpose }) => purpose in asides)
      .map((text) => whole(textStep(asides[text.purpose]!, `text ${text.id}`, text))),
  ];
}

/** What was paid on a reservation that there was already. */
function onReservation(payment: PaymentFact, facts: TripFacts): Step[] {
  const { extension } = payment;
  if (!extension) return paymentSteps(payment, facts);
  const { id, reservationId, newCheckoutDate, createdAt } = extension;
  const asked: Step = {
    ...{ key: `extension ${id}`, title: 'Longer stay asked for', state: 'done', at: createdAt.toISOString() },
    detail: `Until ${newCheckoutDate}`,
    link: { to: `/extensions?q=${encodeURIComponent(reservationId)}`, words: 'Extension request' },
  };
  return [asked, ...paymentSteps(payment, facts)];
}
