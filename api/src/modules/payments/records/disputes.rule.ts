import type { Dispute } from '@booking/contracts/payments';
import type { DisputeNews, DisputeState } from '../../../providers/payment-events.port.ts';

/** What is known of a dispute; `at` and `moneyAt` are when its state and its money were news. */
export type KnownDispute = {
  cents: number;
  currency: string;
  state: DisputeState;
  reason: string;
  dueBy: string | null;
  isMoneyGone: boolean;
  openedAt: string;
  at: string;
};

/** Disputes of a payment by their ids at the provider. */
export type Disputes = Record<string, KnownDispute>;

/** The disputes that a payment's metadata tells of. */
export const disputesOf = (metadata: Record<string, unknown>): Disputes =>
  (metadata['disputes'] as Disputes | undefined) ?? {};

const isOpen = ({ state }: KnownDispute): boolean => state === 'open' || state === 'inquiry';

const steps: Record<DisputeState, number> = { inquiry: 0, open: 1, closed: 2, lost: 2, won: 3 };

/** Later news count; of the same second those that are further on, and then those by which the money is back. */
function isNewer(news: KnownDispute, known: KnownDispute): boolean {
  if (news.at !== known.at) return news.at > known.at;
  const further = steps[news.state] - steps[known.state];
  return further > 0 || (further === 0 && !news.isMoneyGone);
}

/** What is known of a dispute after news of it, in whatever order and however often they come. */
export function mergeDispute(disputes: Disputes, { disputeId, amount, dueBy, at, ...news }: DisputeNews): Disputes {
  const known = disputes[disputeId];
  const { state, reason, isMoneyGone } = news;
  const heard: KnownDispute = {
    ...amount,
    ...{ state, reason, isMoneyGone },
    dueBy: dueBy?.toISOString() ?? known?.dueBy ?? null,
    openedAt: at.toISOString(),
    at: at.toISOString(),
  };
  if (!known) return { ...disputes, [disputeId]: heard };
  const openedAt = known.openedAt < heard.openedAt ? known.openedAt : heard.openedAt;
  const newest = isNewer(heard, known) ? heard : { ...known, dueBy: known.dueBy ?? heard.dueBy };
  return { ...disputes, [disputeId]: { ...newest, openedAt } };
}

/** What a payment shows of its disputes: whether staff have to answer, and how much of its money is gone. */
export function summarizeDisputes(
  disputes: Disputes,
  currency: string,
): { isDisputed: boolean; disputedCents: number } {
  const all = Object.values(disputes);
  const gone = all.filter((each) => each.isMoneyGone && each.currency === currency);
  return { isDisputed: all.some(isOpen), disputedCents: gone.reduce((sum, { cents }) => sum + cents, 0) };
}

/** Disputes that staff have to answer, by their deadline. */
export const openDisputes = (disputes: Disputes): KnownDispute[] =>
  Object.values(disputes)
    .filter(isOpen)
    .toSorted((one, other) => (one.dueBy ?? '9').localeCompare(other.dueBy ?? '9'));

/** All of them as the console shows them, oldest first. */
export const disputeList = (metadata: Record<string, unknown>): Dispute[] =>
  Object.entries(disputesOf(metadata))
    .map(([id, { cents, currency, state, reason, dueBy, isMoneyGone, openedAt }]) => {
      return { id, amountCents: cents, currency, state, reason, dueBy, isMoneyGone, openedAt };
    })
    .toSorted((one, other) => one.openedAt.localeCompare(other.openedAt));
