import type { Account } from '../accounts.ts';
import { countryOf, isPhoneNumber } from '../phone-numbers.ts';
import { isOptedOut } from '../texting/keywords.ts';
import type { NewText } from '../texting/message.ts';
import { TwilioError } from '../twilio-error.ts';
import { isTrialSender, refuseMagicNumbers } from './magic-numbers.ts';

const MAX_BODY = 1600;
const NOT_SIMULATED = ['MessagingServiceSid', 'ContentSid', 'MediaUrl', 'SendAt', 'ScheduleType', 'ShortenUrls'];

/** Reads the form of a new message. Throws a {@link TwilioError} where Twilio refuses it. */
export function readNewMessage(account: Account, form: URLSearchParams): NewText {
  for (const name of NOT_SIMULATED) if (form.has(name)) throw new TwilioError(20001, `${name} is not simulated`);
  const to = form.get('To');
  const from = form.get('From');
  const body = form.get('Body');
  if (!to) throw new TwilioError(21604);
  if (!from) throw new TwilioError(21603);
  if (!body) throw new TwilioError(21602);
  if (body.length > MAX_BODY) throw new TwilioError(21617);

  if (!isPhoneNumber(to)) throw new TwilioError(21211, to);
  if (to === from) throw new TwilioError(21266, to);
  refuseMagicNumbers(account, from, to);
  if (!isTrialSender(account, from)) requireOwnLine(account, from);
  if (countryOf(to) === undefined) throw new TwilioError(21408, to);
  if (isOptedOut(account, to)) throw new TwilioError(21610);
  return { direction: 'outbound-api', from, to, body, statusCallback: readStatusCallback(form.get('StatusCallback')) };
}

function requireOwnLine(account: Account, from: string): void {
  if (!isPhoneNumber(from)) throw new TwilioError(21212, from);
  if (from !== account.settings.from) throw new TwilioError(21606, from);
}

function readStatusCallback(address: string | null): string | null {
  if (!address) return null;
  const url = URL.parse(address);
  const isCallable = url && /^https?:$/.test(url.protocol) && !url.hostname.includes('_');
  if (!isCallable) throw new TwilioError(21609, address);
  return address;
}
