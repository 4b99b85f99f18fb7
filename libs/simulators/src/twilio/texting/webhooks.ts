import type { Outbox } from '../../shared-kernel/outbox.ts';
import type { Account } from '../accounts.ts';
import { countryOf } from '../phone-numbers.ts';
import { prepareDelivery } from './delivery.ts';
import type { Keyword } from './keywords.ts';
import type { Message } from './message.ts';
import { readReplies } from './replies.ts';

export const API_VERSION = '2010-04-01';

/** What Twilio tells the product of its own accord. */
export type Webhooks = {
  /** Tells a message's status callback, when it has one, how far the message has come. */
  tellStatus(account: Account, message: Message): void;
  /** Passes on a text from a phone; `reply` is called with every text the product answers with. */
  passOn(account: Account, message: Message, keyword: Keyword | undefined, reply: (body: string) => void): void;
};

/** Both go through the outbox; texts from phones go where their line says. */
export function createWebhooks(outbox: Outbox): Webhooks {
  return {
    tellStatus: ({ settings }, message) => {
      if (message.statusCallback === null) return;
      const deliver = prepareDelivery({
        url: message.statusCallback,
        authToken: settings.authToken,
        fields: statusFields(settings.accountSid, message),
      });
      outbox.send(async () => void (await deliver()));
    },
    passOn: ({ settings, lines }, message, keyword, reply) => {
      const url = lines.newestFirst().find(({ number }) => number === message.to)?.smsUrl;
      if (!url) return;
      const deliver = prepareDelivery({
        url,
        authToken: settings.authToken,
        fields: inboundFields(settings.accountSid, message, keyword),
      });
      outbox.send(async () => readReplies(await deliver()).forEach(reply));
    },
  };
}

function statusFields(accountSid: string, message: Message): Record<string, string> {
  return {
    ...shared(accountSid, message),
    MessageStatus: message.status,
    SmsStatus: message.status,
    ...(message.errorCode === null ? {} : { ErrorCode: String(message.errorCode) }),
  };
}

function inboundFields(accountSid: string, message: Message, keyword: Keyword | undefined): Record<string, string> {
  return {
    ...shared(accountSid, message),
    SmsMessageSid: message.id,
    SmsStatus: message.status,
    Body: message.body,
    NumMedia: '0',
    NumSegments: String(message.segments),
    ...placeFields('From', message.from),
    ...placeFields('To', message.to),
    ...(keyword ? { OptOutType: keyword } : {}),
  };
}

function shared(accountSid: string, { id, from, to }: Message): Record<string, string> {
  return { MessageSid: id, SmsSid: id, AccountSid: accountSid, From: from, To: to, ApiVersion: API_VERSION };
}

// 555-01XX belongs to no place, and Twilio leaves empty what it does not know
function placeFields(end: 'From' | 'To', number: string): Record<string, string> {
  return { [`${end}City`]: '', [`${end}State`]: '', [`${end}Zip`]: '', [`${end}Country`]: countryOf(number) ?? '' };
}
