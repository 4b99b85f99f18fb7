import type { CallInsights } from '@booking/contracts/call-insights';
import type { CallSum } from './call-figures.repository.ts';

type Figures = Pick<CallInsights, 'calls' | 'booked' | 'unsuccessful' | 'minutes' | 'cost' | 'hours' | 'languages'>;

const total = (sums: readonly CallSum[], figure: 'calls' | 'durationMs' | 'costUsd' | 'unsuccessful'): number =>
  sums.reduce((all, each) => all + each[figure], 0);

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const minutes = (value: number): number => rounded(value, 2);
/** As exact as the platform reports them. */
const dollars = (value: number): number => rounded(value, 6);

const per = (count: number, value: number, round: (value: number) => number): number | null =>
  count > 0 ? round(value / count) : null;

const counts = (sums: readonly CallSum[]) => ({
  calls: total(sums, 'calls'),
  booked: total(
    sums.filter(({ isBooked }) => isBooked),
    'calls',
  ),
});

/** Figures of a week from sums over its calls. @param parts of their cost */
export function toFigures(sums: readonly CallSum[], parts: readonly { part: string; total: number }[]): Figures {
  const calls = sums.filter(({ isChat }) => !isChat);
  const { calls: count, booked } = counts(calls);
  const [time, cost] = [total(calls, 'durationMs') / 60_000, total(calls, 'costUsd')];
  const other = dollars(cost - parts.reduce((all, part) => all + part.total, 0));
  const all = other > 0 ? [...parts, { part: 'other', total: other }] : [...parts];
  const languages = [...Map.groupBy(calls, ({ language }) => language)];
  return {
    calls: count,
    booked,
    unsuccessful: total(calls, 'unsuccessful'),
    minutes: { total: minutes(time), perCall: per(count, time, minutes), perBooking: per(booked, time, minutes) },
    cost: {
      total: dollars(cost),
      perCall: per(count, cost, dollars),
      perBooking: per(booked, cost, dollars),
      chats: dollars(total(sums, 'costUsd') - cost),
      parts: all
        .toSorted((a, b) => b.total - a.total || (a.part < b.part ? -1 : 1))
        .map(({ part, total: of }) => ({ part, total: dollars(of), perBooking: per(booked, of, dollars) })),
    },
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, ...counts(calls.filter((sum) => sum.hour === hour)) })),
    languages: languages
      .map(([language, of]) => ({ language, ...counts(of) }))
      .toSorted((a, b) => b.calls - a.calls || ((a.language ?? '~') < (b.language ?? '~') ? -1 : 1)),
  };
}
