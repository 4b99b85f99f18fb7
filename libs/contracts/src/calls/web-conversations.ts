import * as z from 'zod/mini';
import { FreeRooms, StayOfInterest } from '../booking/free-rooms.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';
import { GuestLanguage } from '../schema/guest-language.ts';
import { visible } from '../schema/typed-phone.ts';
import { EmailAddress, Line } from '../schema/typed-text.ts';

export const WebAssistantId = z.enum(['booking', 'experience', 'manager']);
export type WebAssistantId = z.infer<typeof WebAssistantId>;

/** One of the three whom anybody can talk to on /ai (S2 section 3). */
export const WebAssistant = z
  .object({
    id: WebAssistantId,
    name: z.string(),
    title: z.string(),
    description: z.string(),
    icon: z.string(),
    phoneNumber: z.string().check(z.describe('As it is dialled; empty when the hotel has given none')),
    requiresAuth: z.enum(['basic', 'employee']),
    assistantId: orNull(z.string()).check(z.describe('At the voice platform; null while none is published')),
  })
  .register(z.globalRegistry, { id: 'WebAssistant' });
export type WebAssistant = z.infer<typeof WebAssistant>;

const words = Line(100, 'This is too long');

/** Who wants to talk, and to whom; what each asks for is S2 section 5. */
export const ConversationStart = z
  .object({
    assistant: WebAssistantId,
    firstName: z._default(words, ''),
    phone: z._default(words.check(visible, z.maxLength(40, 'This is too long')), ''),
    email: z._default(z.union([z.literal(''), EmailAddress('Please enter a valid email address')]), ''),
    language: z.optional(GuestLanguage).check(z.describe('Of the page; without it, that of the browser')),
  })
  .check(
    z.superRefine(({ assistant, firstName, phone, email }, context) => {
      const refuse = (path: string, message: string): void =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (assistant === 'manager') {
        if (!phone) refuse('phone', 'Please enter your phone number');
        return;
      }
      if (!/\p{L}/u.test(firstName)) return refuse('firstName', 'Please enter your first name');
      if (assistant === 'booking') return;
      for (const [path, value] of Object.entries({ phone, email }))
        if (!value) refuse(path, 'Please fill in all required fields');
    }),
  );
export type ConversationStart = z.infer<typeof ConversationStart>;

/**
 * A part of an answer as it comes. The last one is `done`, with the rooms that the answer is about, or says what went wrong in words
 * for the guest.
 */
export const AnswerPart = z.union([
  z.object({ delta: z.string() }),
  // pages of before leave out what they do not know; rooms that cannot be read are left out, for the words name them
  z.object({ done: z.literal(true), rooms: z.optional(z.catch(z.optional(FreeRooms), undefined)) }),
  z.object({ error: z.string() }),
]);
export type AnswerPart = z.infer<typeof AnswerPart>;

const token = z.object({ token: z.string().check(z.maxLength(200)) });

/** Of whoever has one link. */
const linkLimit = { points: 60, seconds: 60 };

export const webConversationEndpoints = endpoints({
  assistants: {
    method: 'GET',
    path: '/api/ai/assistants',
    summary: 'The three assistants of /ai, and the notice that goes before talking to them',
    access: 'public',
    answer: z.object({
      assistants: rows(WebAssistant, 'assistant'),
      notice: z.string().check(z.describe('That it is an AI, and may be recorded')),
      voiceScriptUrl: orNull(z.string()).check(
        z.describe('Where the voice script is taken from instead of our own copy'),
      ),
    }),
  },
  start: {
    method: 'POST',
    path: '/api/ai/conversations',
    summary: 'Begins to talk; the manager assistant only for a browser that was verified. The token lives for an hour',
    access: 'public',
    body: ConversationStart,
    answer: z.object({
      token: z.string(),
      expiresAt: z.iso.datetime(),
      assistantName: z.string(),
      greeting: z.string(),
    }),
    limit: { points: 30, seconds: 60 * 60 },
  },
  say: {
    method: 'POST',
    path: '/api/ai/conversations/{token}/messages',
    summary: 'What the guest says; the answer comes as server-sent events, each an AnswerPart',
    access: 'public',
    params: token,
    linkLimit,
    body: z.object({
      text: z
        .string()
        .check(z.trim(), z.minLength(1, 'Please type a message.'), z.maxLength(1000, 'This message is too long.')),
    }),
    answer: z.string(),
    file: true,
  },
  chooseRoom: {
    method: 'POST',
    path: '/api/ai/conversations/{token}/rooms',
    summary:
      'Goes on from a chat to the page of a room link, with the room held; 409 `unproven` for whose phone was not proven in this chat',
    access: 'public',
    params: token,
    linkLimit,
    mergesCopies: true,
    body: z.object({
      stay: StayOfInterest,
      roomTypeId: z.string().check(z.minLength(1), z.maxLength(60)),
      ratePlanId: z.optional(z.string().check(z.maxLength(60))),
    }),
    answer: z.object({ url: z.string() }),
  },
  voice: {
    method: 'POST',
    path: '/api/ai/conversations/{token}/voice',
    summary: 'Opens a call of this conversation that the browser can join',
    access: 'public',
    params: token,
    linkLimit,
    mergesCopies: true,
    answer: z.object({
      id: z.string().check(z.describe('Of the call, at the voice platform')),
      webCallUrl: z.string().check(z.describe('Where it is joined; it opens this one call and nothing else')),
    }),
  },
});
