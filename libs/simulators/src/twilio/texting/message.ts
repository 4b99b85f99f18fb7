import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Account } from '../accounts.ts';
import { countSegments } from './segments.ts';

/** A text as its account holds it. Instants are ISO; an empty body is one that was redacted. */
export const messageSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  sentAt: z.string().nullable(),
  direction: z.enum(['inbound', 'outbound-api', 'outbound-reply']),
  from: z.string(),
  to: z.string(),
  body: z.string(),
  segments: z.number(),
  status: z.enum(['queued', 'sending', 'sent', 'delivered', 'undelivered', 'canceled', 'received']),
  errorCode: z.number().nullable(),
  statusCallback: z.string().nullable(),
});
export type Message = z.output<typeof messageSchema>;

/** What somebody writes of a text; the rest is Twilio's. */
export type NewText = Pick<Message, 'direction' | 'from' | 'to' | 'body' | 'statusCallback'>;

/** Makes a message of a text: on its way out, or received. It is not kept yet. */
export function createMessage(account: Account, text: NewText): Message {
  const createdAt = account.stamp();
  const isInbound = text.direction === 'inbound';
  return {
    ...text,
    id: `SM${randomUUID().replaceAll('-', '')}`,
    createdAt,
    updatedAt: createdAt,
    sentAt: isInbound ? createdAt : null,
    segments: countSegments(text.body),
    status: isInbound ? 'received' : 'queued',
    errorCode: null,
  };
}
