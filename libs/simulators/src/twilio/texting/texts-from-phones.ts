import type { FaultDial } from '../../shared-kernel/fault-dial.ts';
import type { Account } from '../accounts.ts';
import { ownKeywordOf } from './advanced-opt-out.ts';
import type { Carrier } from './carrier.ts';
import { isOptedOut, keywordOf, obeyKeyword } from './keywords.ts';
import { createMessage, type Message } from './message.ts';
import type { Webhooks } from './webhooks.ts';

/** Takes a text that the phone `from` sends to the account's line; one that is `untold` never reaches the product. */
export type TakeText = (account: Account, from: string, body: string, options?: { untold: boolean }) => Message;

/** Keywords are obeyed and answered by the platform; every text is passed on to the product, which may text back. */
export function createTakeText(carrier: Carrier, webhooks: Webhooks, dial: FaultDial): TakeText {
  return (account, from, body, options) => {
    const line = account.settings.from;
    const reply = (text: string) =>
      carrier.send(account, { direction: 'outbound-reply', from: line, to: from, body: text, statusCallback: null });

    const message = createMessage(account, { direction: 'inbound', from, to: line, body, statusCallback: null });
    account.messages.put(message);
    const keyword = keywordOf(body) ?? (dial.has('advanced_opt_out') ? ownKeywordOf(body) : undefined);
    const answer = keyword && obeyKeyword(account, from, keyword);
    if (answer) reply(answer);
    if (options?.untold) return message;
    webhooks.passOn(account, message, keyword, (text) => {
      if (!isOptedOut(account, from)) reply(text);
    });
    return message;
  };
}
