import { textStep } from '../../calls/trip/text-step.rule.ts';
import { placed, type PlacedEvent } from './guest-event.rule.ts';
import type { GuestFacts, PrecheckinFact } from './guest-facts.schema.ts';

/** The key of the text that the present link of a pre-check-in went out by. */
export const precheckinTextKey = ({ id, sentAt }: Pick<PrecheckinFact, 'id' | 'sentAt'>): string =>
  `pre-check-in ${id} ${sentAt.toISOString()}`;

/** From the link to the check-in. */
export function precheckinEvents(precheckin: PrecheckinFact, facts: GuestFacts): PlacedEvent[] {
  const { id, reservationId, sentAt, openedAt, submittedAt, checkedInAt, problem, expiresAt, revokedAt } = precheckin;
  const isOver = expiresAt <= facts.now || revokedAt !== null || checkedInAt !== null;
  const link = { to: `/precheckins/${id}`, words: 'Pre-check-in' };
  const kind = 'precheckin' as const;
  const isOptedOut = precheckin.guestPhone !== null && facts.optedOut.has(precheckin.guestPhone);
  const fix = isOver || isOptedOut ? null : ({ kind: 'send_precheckin', reservationId } as const);

  const text = facts.texts.findLast(({ key }) => key === precheckinTextKey(precheckin));
  const { state, detail } = textStep('', '', text, openedAt !== null);
  const isMissing = state === 'stuck';
  const sent = placed(
    {
      ...{ key: `pre-check-in link ${id}`, kind, link, at: (text?.createdAt ?? sentAt).toISOString() },
      title: isMissing ? 'Pre-check-in link not sent' : 'Pre-check-in link sent',
      state: isMissing ? (isOver ? 'ended' : 'stuck') : state === 'waiting' ? 'waiting' : 'done',
      detail,
      fix: isMissing ? fix : null,
    },
    text?.createdAt ?? sentAt,
  );
  const unopened = placed(
    {
      ...{ key: `pre-check-in unopened ${id}`, kind, link, at: null, title: 'Pre-check-in not opened' },
      ...(isOver ? { state: 'ended' as const } : { state: 'waiting' as const, fix }),
    },
    sentAt,
  );
  const happened = (what: string, title: string, at: Date | null, words: string | null = null): PlacedEvent[] =>
    at
      ? [placed({ key: `${what} ${id}`, kind, link, title, state: 'done', at: at.toISOString(), detail: words }, at)]
      : [];
  const open = problem !== null && checkedInAt === null && !isMissing;
  return [
    sent,
    ...(openedAt || isMissing || checkedInAt ? [] : [unopened]),
    ...happened('pre-check-in opened', 'Pre-check-in opened', openedAt),
    ...happened('pre-check-in submitted', 'Pre-check-in completed', submittedAt),
    ...(open
      ? [
          placed(
            {
              ...{
                key: `pre-check-in problem ${id}`,
                kind,
                link,
                at: null,
                title: 'Reception has to finish the pre-check-in',
              },
              ...{ state: isOver ? ('ended' as const) : ('stuck' as const), detail: problem },
            },
            submittedAt ?? openedAt ?? sentAt,
          ),
        ]
      : []),
    ...happened('checked in', 'Checked in', checkedInAt, precheckin.finishedBy ? `By ${precheckin.finishedBy}` : null),
  ];
}
