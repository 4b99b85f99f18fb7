import { randomUUID } from 'node:crypto';
import { createReceptionist, type Receptionist } from '../../callers/typed/receptionist.ts';
import type { Clock } from '../../shared-kernel/clock.ts';
import { dateInZone } from '../../shared-kernel/zoned-time.ts';
import type { Account } from '../accounts.ts';
import { findAssistant } from '../calls/call-parts.ts';
import type { TalkingAssistant } from '../calls/talking-assistant.ts';
import { createFill } from '../calls/variables.ts';
import { badRequest } from '../vapi-error.ts';
import { createChatDesk } from './chat-desk.ts';
import type { Chat, ChatMessage } from './chat.ts';
import { madeUpGreeting } from './made-up-greeting.ts';

export type ChatsOptions = { clock: Clock; timeZone: string; webhookSecret: string };

/** What somebody writes: to an assistant, or on in a chat. */
export type Writing = { input: string; previousChatId?: string; assistantId?: string; assistant?: unknown };

/** Chats answered by rules; they are forgotten when the process ends. */
export type Chats = {
  /** Throws a 400 VapiError when there is no such assistant or chat. */
  answer(account: Account, writing: Writing): Promise<Chat>;
};

// Whoever writes has no number, but the tools that text want one: nobody's.
const WRITER = '+15125550100';

export function createChats({ clock, timeZone, webhookSecret }: ChatsOptions): Chats {
  const kept = new Map<string, { chat: Chat; receptionist: Receptionist }>();

  const find = (account: Account, id: string) => {
    const found = kept.get(id);
    if (found?.chat.orgId !== account.orgId) throw badRequest(`Couldn't find chat with id ${id}`);
    return found;
  };

  return {
    answer: async (account, { input, ...given }) => {
      const before = given.previousChatId === undefined ? undefined : find(account, given.previousChatId);
      const { assistantId, assistant } = before?.chat ?? {};
      const createdAt = account.stamp();
      const opened = { assistantId, assistant, ...given, id: randomUUID(), orgId: account.orgId, createdAt };
      const answering = requireWhole(findAssistant(account, opened));

      const receptionist = before?.receptionist ?? createReceptionist(dateInZone(clock.now(), timeZone), WRITER);
      const output: ChatMessage[] = [];
      const fill = createFill(opened);
      const desk = createChatDesk({ chat: opened, assistant: answering, fill, webhookSecret, clock, output });
      if (!before && answering.makesUpGreeting) await desk.say(madeUpGreeting(answering));
      await receptionist.answer(input, desk);

      const context = before ? [...before.chat.messages, ...before.chat.output] : [];
      const messages: ChatMessage[] = [...context, { role: 'user', content: input }];
      const chat: Chat = { ...opened, messages, output, updatedAt: account.stamp(), cost: 0.001, costs: [] };
      kept.set(chat.id, { chat, receptionist });
      return chat;
    },
  };
}

function requireWhole(assistant: TalkingAssistant | undefined): TalkingAssistant {
  if (!assistant) throw badRequest('One of assistantId, assistant or previousChatId must be given');
  const [missing] = assistant.missingToolIds;
  if (missing !== undefined) throw badRequest(`Couldn't find tool with id ${missing}`);
  return assistant;
}
