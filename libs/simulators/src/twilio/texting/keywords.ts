import type { Account } from '../accounts.ts';

/** What a text of a single word can ask of the platform itself. */
export type Keyword = 'STOP' | 'START' | 'HELP';

const WORDS: Readonly<Record<Keyword, readonly string[]>> = {
  STOP: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
  START: ['START', 'YES', 'UNSTOP'],
  HELP: ['HELP', 'INFO'],
};

const ANSWERS: Readonly<Record<Keyword, string>> = {
  STOP: 'You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.',
  START:
    'You have successfully been re-subscribed to messages from this number. Reply HELP for help. Reply STOP to unsubscribe. Msg&Data Rates May Apply.',
  HELP: 'Reply STOP to unsubscribe. Msg&Data Rates May Apply.',
};

/** The keyword a text is, if it is nothing else: "stop" is one, "stop please" is not. */
export function keywordOf(body: string): Keyword | undefined {
  const word = body.trim().toUpperCase();
  return (['STOP', 'START', 'HELP'] as const).find((keyword) => WORDS[keyword].includes(word));
}

/** Whether a phone wants no texts from the account's line. */
export function isOptedOut(account: Account, phone: string): boolean {
  return account.optOuts.get(optOutId(account, phone)) !== undefined;
}

/** Does what a keyword asks for. @returns the platform's own answer; none when nothing changed by it */
export function obeyKeyword(account: Account, phone: string, keyword: Keyword): string | undefined {
  const id = optOutId(account, phone);
  if (isOptedOut(account, phone) !== (keyword === 'START')) return undefined;
  if (keyword === 'STOP') account.optOuts.put({ id, createdAt: account.stamp() });
  if (keyword === 'START') account.optOuts.remove(id);
  return ANSWERS[keyword];
}

const optOutId = (account: Account, phone: string): string => `${account.settings.from}${phone}`;
