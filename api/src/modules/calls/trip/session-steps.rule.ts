import { formatDollars } from '@booking/hotel/money';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import { pages } from '../../booking/links/guest-links.service.ts';
import { paymentSteps } from './payment-steps.rule.ts';
import { textStep } from './text-step.rule.ts';
import type { PaymentFact, SessionFact, Step, TextFact, TripFacts } from './trip-facts.schema.ts';

const linkTexts = {
  room_selection: { text: 'room link', title: 'Room link texted' },
  booking_details: { text: 'details link', title: 'Booking form texted' },
} as const;

/** The text that a link was sent in: the first of its kind after the session began, and before the next session of its kind. */
export function findLinkText(session: SessionFact, { texts, sessions }: TripFacts): TextFact | undefined {
  const next = sessions.find(({ purpose, createdAt }) => purpose === session.purpose && createdAt > session.createdAt);
  return texts.find(
    ({ purpose, status, createdAt }) =>
      purpose === linkTexts[session.purpose].text &&
      status !== 'refused' &&
      createdAt >= session.createdAt &&
      (!next || createdAt < next.createdAt),
  );
}

/** A booking form that was never texted holds what the caller booked on the phone. */
const isByVoice = ({ purpose, guest }: SessionFact, text: TextFact | undefined): boolean =>
  purpose === 'booking_details' && !text && guest !== null;

const isOver = ({ expiresAt, revokedAt, supersededAt }: SessionFact, now: Date): boolean =>
  revokedAt !== null || supersededAt !== null || expiresAt <= now;

/** Whether the text with a link was sent, delivered and opened. */
export function linkStep(session: SessionFact, facts: TripFacts): Step {
  const text = findLinkText(session, facts);
  const step = textStep(linkTexts[session.purpose].title, `link ${session.id}`, text, session.openedAt !== null);
  if (text || session.openedAt) return step;
  const why = facts.isOptedOut ? 'The caller opted out of texts, so none was sent.' : step.detail;
  return { ...step, at: session.createdAt.toISOString(), detail: why };
}

/** Who books. A guest who typed another number gets texts at the one that the link went to. */
function contactOf({ guest, guestPhone }: SessionFact): string | null {
  if (!guest) return null;
  const name = `${guest.firstName} ${guest.lastName}`.trim();
  const isOther = guest.phone !== '' && guestPhone !== '' && guest.phone !== guestPhone;
  return isOther
    ? `${name}. Entered ${phoneInWords(guest.phone)}; texts go to ${phoneInWords(guestPhone)}, where the link was sent.`
    : name;
}

/** From the text with the link to the reservation. @param payments of this session, oldest first */
export function sessionSteps(session: SessionFact, payments: PaymentFact[], facts: TripFacts): Step[] {
  const { id, purpose, choice, guest } = session;
  const over = isOver(session, facts.now);
  const fix = fixOf(session, facts);
  const waiting = (words: string, ended: string): Pick<Step, 'state' | 'detail' | 'fix'> =>
    over ? { state: 'stuck', detail: ended, fix } : { state: 'waiting', detail: words };
  const link = { to: `/${pages[purpose].path}/${id}?preview`, words: 'Preview guest page' };

  const opened: Step = {
    ...{ key: `opened ${id}`, title: 'Link opened', at: session.openedAt?.toISOString() ?? null, link },
    ...(session.openedAt || payments.length > 0
      ? { state: 'done', detail: null }
      : waiting('Not opened yet.', 'The link expired unopened.')),
  };
  const room = choice && `${choice.roomTypeName}, ${formatDollars(choice.price.totalCents / 100)}`;
  const unpaid = payments.length > 0 ? 'Not paid in time, so the room was released. ' : '';
  const chosen: Step = {
    ...{ key: `chosen ${id}`, title: 'Room chosen', at: choice ? (session.chosenAt?.toISOString() ?? null) : null },
    ...(choice
      ? { state: 'done', detail: room }
      : waiting(`${unpaid}No room chosen yet.`, `${unpaid}The link expired before a room was chosen.`)),
  };
  const details: Step = {
    ...{ key: `details ${id}`, title: 'Details given', at: payments[0]?.createdAt.toISOString() ?? null },
    ...(guest && payments.length > 0
      ? { state: 'done', detail: contactOf(session) }
      : waiting('Name and email are still missing.', 'The link expired before name and email were given.')),
  };

  const text = findLinkText(session, facts);
  const byVoice = isByVoice(session, text);
  const texted = linkStep(session, facts);
  const before = byVoice
    ? [{ ...chosen, title: 'Room chosen on the phone', link }]
    : inTheirOrder(purpose, texted.state === 'stuck' ? { ...texted, fix } : texted, opened, chosen);
  const newest = payments.at(-1);
  const paid = newest
    ? paymentSteps(newest, facts, fix)
    : [notBegun('payment', 'Paid'), notBegun('synced', 'Reservation in Cloudbeds')];
  return [...before, details, ...paid];
}

/** A guest who is texted a booking form has chosen the room in the call. */
const inTheirOrder = (purpose: SessionFact['purpose'], texted: Step, opened: Step, chosen: Step): Step[] =>
  purpose === 'booking_details' ? [chosen, texted, opened] : [texted, opened, chosen];

const notBegun = (key: string, title: string): Step => ({ key, title, state: 'waiting', at: null, detail: null });

/** A new link helps where the stay can still be sold and the caller may be texted. */
const fixOf = ({ startDate }: SessionFact, { sessions, isOptedOut, today }: TripFacts): Step['fix'] =>
  isOptedOut || startDate < today ? null : { kind: 'text_link', sessionId: sessions.at(-1)!.id };
