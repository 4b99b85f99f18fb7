import type { Account } from '../accounts.ts';
import type { Carrier } from './carrier.ts';
import { isOptedOut, keywordOf, obeyKeyword } from './keywords.ts';
import { createMessage, type Message } from './message.ts';
import type { Webhooks } from './webhooks.ts';

/** Takes a text that the phone `from` sends to the account's line. */
export type TakeText = (account: Account, from: string, body: string) => Message;

/** Keywords are obeyed and answered by the platform; every text is passed on to the product, which may text back. */
export function createTakeText(carrier: Carrier, webhooks: Webhooks): TakeText {
  return (account, from, body) => {
    const line = account.settings.from;
    const reply = (text: string) =>
      carrier.send(account, { direction: 'outbound-reply', from: line, to: from, body: text, statusCallback: null });

    const message = createMessage(account, { direction: 'inbound', from, to: line, body, statusCallback: null });
    account.messages.put(message);
    const keyword = keywordOf(body);
    const answer = keyword && obeyKeyword(account, from, keyword);
    if (answer) reply(answer);
    webhooks.passOn(account, message, keyword, (text) => {
      if (!isOptedOut(account, from)) reply(text);
    });
    return message;
  };
}
