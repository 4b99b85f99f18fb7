import { randomUUID } from 'node:crypto';
import { createReceptionist, type Receptionist } from '../../callers/typed/receptionist.ts';
import { createStaffReceptionist } from '../../callers/typed/staff-receptionist.ts';
import type { Clock } from '../../shared-kernel/clock.ts';
import { dateInZone } from '../../shared-kernel/zoned-time.ts';
import type { Account } from '../accounts.ts';
import { findAssistant } from '../calls/report/call-parts.ts';
import { createSign, type OrganizationServer } from '../calls/messages/sign.ts';
import type { TalkingAssistant } from '../calls/other-end/talking-assistant.ts';
import { createFill, variablesOf, type Variables } from '../calls/variables.ts';
import { badRequest } from '../vapi-error.ts';
import { createChatDesk } from './chat-desk.ts';
import type { Chat, ChatMessage } from './chat.ts';
import type { Tell } from './chat-stream.ts';
import { madeUpGreeting } from './made-up-greeting.ts';
import type { Sessions } from './sessions.ts';

export type ChatsOptions = { clock: Clock; timeZone: string; organization: OrganizationServer };

/** What somebody writes: to an assistant, on in a chat, or in a session. */
export type Writing = {
  input: string;
  previousChatId?: string;
  sessionId?: string;
  assistantId?: string;
  assistant?: unknown;
};

/** Chats answered by rules; they are forgotten when the process ends. */
export type Chats = {
  /** `tell` is told every word as it is said. Throws a 400 VapiError when there is no such assistant, chat or session. */
  answer(account: Account, writing: Writing, tell?: Tell): Promise<Chat>;
};

// Whoever writes has no number, but the tools that text want one: what they wrote down, else nobody's.
const WRITER = '+15125550100';

export function createChats({ clock, timeZone, organization }: ChatsOptions, sessions: Sessions): Chats {
  const kept = new Map<string, { chat: Chat; receptionist: Receptionist }>();
  const newestOf = new Map<string, string>();

  const find = (account: Account, id: string) => {
    const found = kept.get(id);
    if (found?.chat.orgId !== account.orgId) throw badRequest(`Couldn't find chat with id ${id}`);
    return found;
  };

  const welcome = (assistant: TalkingAssistant, chat: Variables): Receptionist => {
    const has = (name: string) => assistant.tools.some((tool) => tool.function?.name === name);
    if (has('get_arrivals_today')) return createStaffReceptionist();
    const { guestPhone, guestLanguage } = variablesOf(chat);
    const phone = typeof guestPhone === 'string' && guestPhone !== '' ? guestPhone : WRITER;
    const findTool = has('find_my_reservations') ? 'find_my_reservations' : undefined;
    const language = guestLanguage === 'Spanish' ? 'es' : 'en';
    return createReceptionist(dateInZone(clock.now(), timeZone), phone, findTool, language);
  };

  return {
    answer: async (account, { input, ...given }, tell = async () => {}) => {
      const session = given.sessionId === undefined ? undefined : sessions.find(account, given.sessionId);
      const previous = session ? newestOf.get(session.id) : given.previousChatId;
      const before = previous === undefined ? undefined : find(account, previous);
      const { assistantId, assistant, assistantOverrides } = session ?? before?.chat ?? {};
      const createdAt = account.stamp();
      const whose = { assistantId, assistant, assistantOverrides, ...given };
      const opened = { ...whose, id: randomUUID(), orgId: account.orgId, createdAt };
      const answering = requireWhole(findAssistant(account, opened));

      const receptionist = before?.receptionist ?? welcome(answering, opened);
      const output: ChatMessage[] = [];
      const fill = createFill(opened);
      const sign = createSign(account, organization);
      const desk = createChatDesk({ chat: opened, assistant: answering, fill, sign, clock, output, tell });
      if (!before && answering.makesUpGreeting) await desk.say(madeUpGreeting(answering));
      await receptionist.answer(input, desk);

      const context = before ? [...before.chat.messages, ...before.chat.output] : [];
      const messages: ChatMessage[] = [...context, { role: 'user', content: input }];
      const chat: Chat = { ...opened, messages, output, updatedAt: account.stamp(), cost: 0.001, costs: [] };
      kept.set(chat.id, { chat, receptionist });
      if (session) newestOf.set(session.id, chat.id);
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
