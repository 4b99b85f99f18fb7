import { noneAskedTwice } from './asked-twice.check.ts';
import { moneyIsEqual } from './money.check.ts';
import { noOthersData } from './others-data.check.ts';
import { disputesAreTold, noDeadLetter, paidIsConfirmed, wishesAreRead } from './paid-guests.check.ts';
import { noTextIsMadeUp, tripsGoOn } from './trips.check.ts';
import type { Check, Finding, Evidence } from './evidence.ts';

export const checks: readonly Check[] = [
  noOthersData,
  noneAskedTwice,
  paidIsConfirmed,
  noDeadLetter,
  moneyIsEqual,
  disputesAreTold,
  wishesAreRead,
  noTextIsMadeUp,
  tripsGoOn,
];

export type Checked = { title: string; examined: number; findings: Finding[] };

/** What every check finds. */
export const checkAll = (evidence: Evidence): Checked[] =>
  checks.map(({ title, find, examined }) => ({ title, examined: examined(evidence), findings: find(evidence) }));
