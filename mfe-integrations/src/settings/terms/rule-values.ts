import type { GuestTermsRule } from '@booking/contracts/guest-terms';

/** What most hotels have, to begin with. */
export const newRule: GuestTermsRule = {
  ratePlan: '',
  kind: 'free_until',
  daysBefore: 2,
  time: '15:00',
  fee: { per: 'nights', amount: 1 },
};

const usualAmount: Record<GuestTermsRule['fee']['per'], number> = { nights: 1, percent: 50, all: 100 };

/** Another way to count the fee begins with its usual amount. */
export const feeOf = (per: string): GuestTermsRule['fee'] => {
  const known = (Object.keys(usualAmount) as GuestTermsRule['fee']['per'][]).find((each) => each === per) ?? 'nights';
  return { per: known, amount: usualAmount[known] };
};

/** What is no number is refused by the setting's schema. */
export const numberIn = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));
export const shownNumber = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value);

type Problems = { message?: unknown } & Record<string, unknown>;

/** What is wrong at a place within a value, such as `rules`, 0, `time`. */
export function problemAt(error: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = path.reduce<unknown>(
    (at, part) => (typeof at === 'object' && at !== null ? (at as Problems)[part] : undefined),
    error,
  );
  const message = typeof found === 'object' && found !== null ? (found as Problems).message : undefined;
  return typeof message === 'string' && message !== '' ? message : undefined;
}
