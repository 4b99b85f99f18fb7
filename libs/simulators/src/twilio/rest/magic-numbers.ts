import type { Account } from '../accounts.ts';
import { TwilioError, type RefusalCode } from '../twilio-error.ts';

const SENDERS: Readonly<Record<string, RefusalCode>> = {
  '+15005550001': 21212,
  '+15005550007': 21606,
  '+15005550008': 21611,
};
const RECIPIENTS: Readonly<Record<string, RefusalCode>> = {
  '+15005550001': 21211,
  '+15005550002': 21612,
  '+15005550003': 21408,
  '+15005550004': 21610,
  '+15005550009': 21614,
};
const TRIAL_SENDER = '+15005550006';

const knowsMagic = (account: Account): boolean => account.settings.name === 'test';

/** Refuses, in the test account, what the numbers set aside for it are there to provoke. */
export function refuseMagicNumbers(account: Account, from: string, to: string): void {
  if (!knowsMagic(account)) return;
  const refused = { [from]: SENDERS[from], [to]: RECIPIENTS[to] };
  for (const [number, code] of Object.entries(refused)) if (code) throw new TwilioError(code, number);
}

/** Whether a sender's texts are accepted and then neither sent nor kept. */
export function isTrialSender(account: Account, from: string): boolean {
  return knowsMagic(account) && from === TRIAL_SENDER;
}
