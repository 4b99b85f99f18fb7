import type { TripStep } from '@booking/contracts/call-trip';
import { dateInWords } from '@booking/hotel/date-in-words';
import { paymentSteps } from './payment-steps.rule.ts';
import { linkStep, sessionSteps } from './session-steps.rule.ts';
import { textStep } from './text-step.rule.ts';
import type { PaymentFact, SessionFact, Step, TripFacts } from './trip-facts.schema.ts';

/** Texts that no further step follows. */
const standaloneTexts: Record<string, string> = {
  'asked for': 'Text sent',
  'bank transfer': 'Bank transfer instructions texted',
  'pre-check-in link': 'Pre-check-in link texted',
};

/** Links that were refused before a session or a payment existed, by the purpose of their text. */
const refusedLinks: Record<string, string> = {
  'room link': 'Room link texted',
  'details link': 'Booking form texted',
  'payment link': 'Payment link texted',
};

const toTripStep = (step: Step): TripStep => ({ link: null, fix: null, ...step });

/** Steps after the first unfinished one have not begun. */
function inOrder(steps: Step[]): TripStep[] {
  const current = steps.findIndex(({ state }) => state !== 'done');
  return steps.map((step, index) =>
    current < 0 || index <= current
      ? toTripStep(step)
      : toTripStep({ key: step.key, title: step.title, state: 'open', at: null, detail: null }),
  );
}

/** A step of a link that no longer counts: done or ended, never waiting. */
const toEndedStep = (step: Step): TripStep => ({
  ...toTripStep(step),
  state: step.state === 'done' ? 'done' : 'ended',
});

/** The session that got furthest; of two that got as far, the newer. */
function findFurthest(sessions: readonly SessionFact[], payments: readonly PaymentFact[]): SessionFact | undefined {
  const rank = ({ id, purpose, supersededAt, choice, openedAt }: SessionFact): number => {
    const own = payments.filter(({ sessionId }) => sessionId === id);
    if (own.some(({ paidAt }) => paidAt)) return 5;
    if (supersededAt) return 0;
    if (own.some(({ status }) => status === 'pending')) return 4;
    // the room of a booking form is chosen in the call, before the form is opened
    return choice && (openedAt || purpose === 'room_selection') ? 3 : openedAt ? 2 : 1;
  };
  return sessions.reduce<SessionFact | undefined>(
    (best, each) => (!best || rank(each) >= rank(best) ? each : best),
    undefined,
  );
}

/** A link that another one replaced: its text, and what was paid by it nevertheless. */
const otherLinkSteps = (session: SessionFact, facts: TripFacts): TripStep[] => [
  toEndedStep(linkStep(session, facts)),
  ...facts.payments
    .filter(({ sessionId, paidAt }) => sessionId === session.id && paidAt)
    .flatMap((payment) => inOrder(paymentSteps(payment, facts))),
];

/** Links that could not be sent. An assistant may try several times, so only the newest of a kind is shown. */
function refusedSteps({ texts, payments }: TripFacts): TripStep[] {
  const ofPayments = payments.map(({ id }) => `payment link ${id}`);
  const refused = texts.filter(({ status, key }) => status === 'refused' && !ofPayments.includes(key ?? ''));
  return Object.entries(refusedLinks).flatMap(([purpose, title]) => {
    const newest = refused.findLast((text) => text.purpose === purpose);
    return newest ? [toTripStep(textStep(title, `text ${newest.id}`, newest))] : [];
  });
}

/**
 * The trip from a call to its reservation in Cloudbeds (design, section 7): the link that got furthest, step by step; other links
 * of the call as they ended; then other payments and texts.
 */
export function buildTrip(facts: TripFacts): TripStep[] {
  const { call, texts, sessions, payments } = facts;
  const main = findFurthest(sessions, payments);
  const isOver = call.endedAt !== null || call.status === 'ended';
  const callStep: Step = {
    ...{ key: 'call', title: 'Call', at: call.startedAt.toISOString() },
    ...(isOver ? { state: 'done', detail: null } : { state: 'waiting', detail: 'In progress.' }),
  };
  return [
    toTripStep(callStep),
    ...sessions.filter((session) => session !== main).flatMap((session) => otherLinkSteps(session, facts)),
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
    ...payments.filter(({ sessionId }) => !sessionId).flatMap((payment) => inOrder(reservationSteps(payment, facts))),
    ...texts
      .filter(({ purpose }) => purpose in standaloneTexts)
      .map((text) => toTripStep(textStep(standaloneTexts[text.purpose]!, `text ${text.id}`, text))),
  ];
}

/** The steps of a payment for an existing reservation. */
function reservationSteps(payment: PaymentFact, facts: TripFacts): Step[] {
  const { extension } = payment;
  if (!extension) return paymentSteps(payment, facts);
  const { id, reservationId, newCheckoutDate, createdAt } = extension;
  const asked: Step = {
    ...{ key: `extension ${id}`, title: 'Longer stay requested', state: 'done', at: createdAt.toISOString() },
    detail: `Until ${dateInWords(newCheckoutDate, facts.today)}`,
    link: { to: `/extensions?q=${encodeURIComponent(reservationId)}`, words: 'Extension request' },
  };
  return [asked, ...paymentSteps(payment, facts)];
}
