import { isFictionalPhone } from '../../callers/guests.ts';
import type { Account } from '../accounts.ts';
import type { Message } from '../texting/message.ts';

/** A text on a phone, received by it or sent from it. `at` is epoch ms; an empty body is one that was redacted. */
export type PhoneText = Pick<Message, 'from' | 'to' | 'body' | 'direction' | 'status'> & { sid: string; at: number };

const ON_A_PHONE: readonly Message['status'][] = ['sent', 'delivered', 'received'];

const phoneOf = (message: Message): string => (message.direction === 'inbound' ? message.from : message.to);

/** Every text on a phone, from and to all lines, newest last. */
export function textsOn(accounts: readonly Account[], phone: string): PhoneText[] {
  return textsOnPhones(accounts)
    .filter((message) => phoneOf(message) === phone)
    .map(({ id, from, to, body, direction, status, createdAt }) => ({
      ...{ sid: id, from, to, body, direction, status },
      at: Date.parse(createdAt),
    }))
    .reverse();
}

/** Every phone with texts on it and when it had the last one (epoch ms), the latest first. */
export function phonesWithTexts(accounts: readonly Account[]): { number: string; at: number }[] {
  const latest = new Map<string, number>();
  for (const message of textsOnPhones(accounts)) {
    const phone = phoneOf(message);
    if (!latest.has(phone)) latest.set(phone, Date.parse(message.createdAt));
  }
  return [...latest].map(([number, at]) => ({ number, at }));
}

/** The account whose line a phone answers: that of its last text, else the first. */
export function accountAnswered(accounts: readonly Account[], phone: string): Account {
  const last = textsOn(accounts, phone).at(-1);
  const account = accounts.find(({ settings }) => [last?.from, last?.to].includes(settings.from)) ?? accounts[0];
  if (!account) throw new Error('Twilio has no accounts');
  return account;
}

function textsOnPhones(accounts: readonly Account[]): Message[] {
  return accounts
    .flatMap((account) => account.messages.newestFirst())
    .filter((message) => isFictionalPhone(phoneOf(message)) && ON_A_PHONE.includes(message.status))
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
