import type { Record } from './record.ts';
import { whoIs, type Check, type Finding, type Seen } from './seen.ts';

/** Whether an alert, or the payment itself as a person sees it, tells that somebody has to see to it. */
function isAlerted({ alerts, payments }: Seen, record: Record, session: string): boolean {
  const payment = payments.find(({ stripeSession }) => stripeSession === session);
  const words = [payment?.id ?? session, `${record.name.first} ${record.name.last}`.trim()];
  const isTold = alerts.some(({ id, title, detail }) =>
    words.some((word) => `${id} ${title} ${detail}`.includes(word)),
  );
  return isTold || (payment?.syncStatus === 'failed' && alerts.some(({ id }) => id.startsWith('paid-not-synced')));
}

function unseen(seen: Seen): Finding[] {
  return seen.records.flatMap((record) =>
    record.paid.flatMap(({ session, turns }) => {
      const texts = [record.number, record.line].flatMap((phone) => seen.texts.get(phone) ?? []);
      const payment = seen.payments.find(({ stripeSession }) => stripeSession === session);
      const isConfirmed = texts.some((text) => text.includes(`reservation ${payment?.reservationId ?? '-'} `));
      if (isConfirmed || payment?.status === 'refunded' || isAlerted(seen, record, session)) return [];
      return [`${whoIs(record)} paid (${turns.join(', ') || 'as asked'}) and has neither a confirmation nor an alert.`];
    }),
  );
}

export const paidIsConfirmed: Check = {
  title: 'No paid guest is without a confirmation or an alert',
  find: unseen,
  examined: ({ records }) => records.flatMap(({ paid }) => paid).length,
};

export const disputesAreTold: Check = {
  title: 'A dispute is told while the hotel can answer it',
  find: ({ atStripe, alerts }) =>
    atStripe
      .filter(({ dispute }) => dispute === 'open')
      .filter(() => !alerts.some(({ title }) => /dispute/i.test(title)))
      .map(({ session }) => `What was paid by ${session} is disputed, and nobody is told.`),
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
      return [`${whoIs(record)} texted "${last.body}", and is ${isOut ? 'texted no more' : 'still texted'}.`];
    }),
  examined: ({ records }) => records.filter(({ replies }) => replies.length > 0).length,
};
