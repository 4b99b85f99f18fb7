import { createGuest } from '../callers/guests.ts';
import { createRandom } from '../shared-kernel/random.ts';
import type { Call, CallMessage } from '../vapi/calls/report/call-record.ts';
import type { Vapi } from '../vapi/create-vapi.ts';
import type { OpenConversation } from './call-requests.ts';
import { ControlError } from '../shared-kernel/control-error.ts';
import { findAccount, requireAssistant } from './place-call.ts';

/** One thing said on a call, or a tool the assistant used by its name. */
export type Turn = { who: 'caller' | 'assistant' | 'tool'; text: string };

/** A call seen as a conversation. `number` is the caller's. */
export type ConversationView = Pick<Call, 'status' | 'endedReason'> & {
  callId: string;
  number: string | undefined;
  /** Whether somebody can type here what the caller says. */
  isOpen: boolean;
  /** Whether somebody can take the phone from the script. */
  canTake: boolean;
  turns: Turn[];
};

/** Dials the hotel for somebody who types; answers the call's id once the assistant listens. */
export async function openConversation(vapi: Vapi, asked: OpenConversation): Promise<string> {
  const account = findAccount(vapi.accounts, asked.account);
  requireAssistant(account);
  const { name } = createGuest(createRandom(asked.number));
  const call = vapi.switchboard.dialInTyping(account, { name, number: asked.number });
  await vapi.switchboard.lineOf(call.id)?.quiet();
  return call.id;
}

/** Says something on a typed call; answers what was said in return. Throws a 409 {@link ControlError} when it is over. */
export async function sayOnCall(vapi: Vapi, callId: string, text: string): Promise<string[]> {
  const call = findCall(vapi, callId);
  const before = call.messages.length;
  await requireLine(vapi, call).write(text);
  return call.messages.slice(before).flatMap((message) => (message.role === 'bot' ? [message.message] : []));
}

/**
 * Takes the phone from whoever follows a script; resolves once the assistant listens. Throws a 409 {@link ControlError}
 * when the call is over, or nobody is at its other end.
 */
export async function takePhone(vapi: Vapi, callId: string): Promise<void> {
  const line = lineOf(vapi, findCall(vapi, callId));
  if (!line) throw new ControlError(409, 'Nobody can speak on this call: it is over, or nobody picked up');
  line.take();
  await line.quiet();
}

/** Hangs up for the caller; resolves when the call has ended. Throws a 409 {@link ControlError} when it is over. */
export async function hangUp(vapi: Vapi, callId: string): Promise<void> {
  const call = findCall(vapi, callId);
  const line = requireLine(vapi, call);
  vapi.switchboard.end(call.id, 'customer-ended-call');
  while (call.status !== 'ended') await line.quiet();
}

/** Throws a 404 {@link ControlError} when there is no such call. */
export function viewConversation(vapi: Vapi, callId: string): ConversationView {
  const call = findCall(vapi, callId);
  const line = lineOf(vapi, call);
  return {
    callId,
    number: call.snapshot.customer?.number,
    status: call.status,
    ...(call.endedReason === undefined ? {} : { endedReason: call.endedReason }),
    isOpen: line?.isTyped() === true,
    canTake: line?.isTyped() === false,
    turns: call.messages.flatMap(turnsOf),
  };
}

function turnsOf(message: CallMessage): Turn[] {
  switch (message.role) {
    case 'user':
      return [{ who: 'caller', text: message.message }];
    case 'bot':
      return [{ who: 'assistant', text: message.message }];
    case 'tool_calls':
      return message.toolCalls.map((toolCall) => ({ who: 'tool', text: toolCall.function.name }));
    default:
      return [];
  }
}

function findCall(vapi: Vapi, callId: string): Call {
  const call = vapi.accounts.map((account) => account.calls.get(callId)).find((found) => found !== undefined);
  if (!call) throw new ControlError(404, 'There is no such call');
  return call;
}

const lineOf = (vapi: Vapi, call: Call) => (call.status === 'ended' ? undefined : vapi.switchboard.lineOf(call.id));

function requireLine(vapi: Vapi, call: Call) {
  const line = lineOf(vapi, call);
  if (!line?.isTyped()) {
    throw new ControlError(409, 'Nobody can type on this call: it is over, or its caller follows a script');
  }
  return line;
}
