import { paymentCountOf, isAmongUnsynced, isUnanswered, alertText } from './alert-facts.ts';
import type { Record } from './record.ts';
import { describeCaller, type Check, type Finding, type Evidence, type StripePayment } from './evidence.ts';

/** Whether an alert tells that somebody has to see to this very payment. */
function isAlerted(evidence: Evidence, record: Record, session: string): boolean {
  const payment = evidence.payments.find(({ stripeSession }) => stripeSession === session);
  const words = [payment?.id ?? session, `${record.name.first} ${record.name.last}`.trim()];
  return (
    evidence.alerts.some((alert) => words.some((word) => alertText(alert).includes(word))) ||
    (payment !== undefined && isAmongUnsynced(evidence, payment))
  );
}

function unseen(evidence: Evidence): Finding[] {
  return evidence.records.flatMap((record) =>
    record.paid.flatMap(({ session, turns }) => {
      const texts = [record.number, record.line].flatMap((phone) => evidence.texts.get(phone) ?? []);
      const payment = evidence.payments.find(({ stripeSession }) => stripeSession === session);
      const isConfirmed = texts.some((text) => text.includes(`reservation ${payment?.reservationId ?? '-'} `));
      if (isConfirmed || payment?.status === 'refunded' || isAlerted(evidence, record, session)) return [];
      return [
        `${describeCaller(record)} paid (${turns.join(', ') || 'as asked'}) and has neither a confirmation nor an alert.`,
      ];
    }),
  );
}

export const paidIsConfirmed: Check = {
  title: 'No paid guest is without a confirmation or an alert',
  find: unseen,
  examined: ({ records }) => records.flatMap(({ paid }) => paid).length,
};

const isOpen = ({ dispute }: StripePayment): boolean => dispute === 'open';

/** An open dispute stands at its payment, and the alert tells of each of them. */
function untoldDisputes({ atStripe, payments, alerts }: Evidence): Finding[] {
  const open = atStripe.filter(isOpen);
  const told = alerts.find(({ id }) => id.startsWith('disputed-payments'));
  const unmarked = open
    .filter(({ reference }) => !payments.some(({ id, disputes }) => id === reference && disputes.some(isUnanswered)))
    .map(({ session }) => `What was paid by ${session} is disputed, and its payment does not say so.`);
  const count = told ? paymentCountOf(told) : 0;
  if (count >= open.length) return unmarked;
  return [
    ...unmarked,
    `${open.map(({ session }) => session).join(', ')}: ${open.length} disputed, and people are told of ${count}.`,
  ];
}

export const disputesAreTold: Check = {
  title: 'A dispute is told while the hotel can answer it',
  find: untoldDisputes,
  examined: ({ atStripe }) => atStripe.filter(({ dispute }) => dispute !== 'none').length,
};

export const noDeadLetter: Check = {
  title: 'No dead letter',
  find: ({ deadLetters }) => deadLetters,
  examined: ({ calls }) => calls.size,
};

/** Who asked for no more texts is texted none, and who wrote an ordinary sentence is. */
export const wishesAreRead: Check = {
  title: 'Who asks for no more texts gets none, and nobody else is cut off',
  find: ({ records, optedOut }) =>
    records.flatMap((record) => {
      const last = record.replies.at(-1);
      if (!last) return [];
      const isOut = optedOut.has(record.number);
      if (isOut === (last.wish === 'out')) return [];
      return [`${describeCaller(record)} texted "${last.body}", and is ${isOut ? 'texted no more' : 'still texted'}.`];
    }),
  examined: ({ records }) => records.filter(({ replies }) => replies.length > 0).length,
};
