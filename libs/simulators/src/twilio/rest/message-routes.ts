import type { FastifyInstance } from 'fastify';
import type { Account } from '../accounts.ts';
import type { Carrier } from '../texting/carrier.ts';
import { createMessage, type Message } from '../texting/message.ts';
import { TwilioError } from '../twilio-error.ts';
import type { AccountOf } from './authentication.ts';
import { isTrialSender } from './magic-numbers.ts';
import { answerMessage } from './message-answer.ts';
import { listMessages } from './message-list.ts';
import { readNewMessage } from './new-message.ts';

type WithAccount = { Params: { accountSid: string }; Body: URLSearchParams };
type WithMessage = { Params: { accountSid: string; sid: string }; Body: URLSearchParams };

const UNFINISHED: readonly Message['status'][] = ['queued', 'sending', 'sent'];

/** Adds sending, listing, reading, redacting and cancelling of messages. */
export function addMessageRoutes(api: FastifyInstance, accountOf: AccountOf, carrier: Carrier): void {
  api.post<WithAccount>('/Accounts/:accountSid/Messages.json', async (request, reply) => {
    const account = accountOf(request);
    const text = readNewMessage(account, request.body);
    const message = isTrialSender(account, text.from) ? createMessage(account, text) : carrier.send(account, text);
    return reply.code(201).send(answerMessage(account, message));
  });

  api.get<WithAccount>('/Accounts/:accountSid/Messages.json', async (request) =>
    listMessages(accountOf(request), new URLSearchParams(request.url.split('?')[1])),
  );

  api.get<WithMessage>('/Accounts/:accountSid/Messages/:sid.json', async (request) => {
    const account = accountOf(request);
    return answerMessage(account, find(account, request.params.sid, request.url));
  });

  api.post<WithMessage>('/Accounts/:accountSid/Messages/:sid.json', async (request) => {
    const account = accountOf(request);
    const message = find(account, request.params.sid, request.url);
    const [body, status] = [request.body.get('Body'), request.body.get('Status')];
    if (body === '' && status === null) return answerMessage(account, redact(account, message));
    if (body !== null || status !== 'canceled') throw new TwilioError(30400);
    const canceled = carrier.cancel(account, message.id);
    if (!canceled) throw new TwilioError(30409);
    return answerMessage(account, canceled);
  });
}

function find(account: Account, sid: string, url: string): Message {
  const message = account.messages.get(sid);
  if (!message) throw new TwilioError(20404, url.split('?')[0]);
  return message;
}

function redact(account: Account, message: Message): Message {
  if (UNFINISHED.includes(message.status)) throw new TwilioError(20009);
  const redacted = { ...message, body: '', updatedAt: account.stamp() };
  account.messages.put(redacted);
  return redacted;
}
