import type { GoldenCall, GoldenResult } from '@booking/contracts/golden-calls';
import type { ChatAnswer } from '@booking/contracts/publishing';
import { listFailures, missingNotices, type Exchange } from './judge.rule.ts';

/** Sends a message to the assistant and returns its answer; with the id of a chat, in that chat. */
export type SendMessage = (text: string, chatId: string | undefined) => Promise<ChatAnswer>;

/**
 * Plays a conversation from its first turn to its last and judges every answer.
 * @param greeting what the caller hears first; undefined when that is the first reply
 */
export async function playGoldenCall(
  { id, name, turns, assistantType }: GoldenCall,
  greeting: string | undefined,
  sendMessage: SendMessage,
): Promise<GoldenResult> {
  const exchanges: Exchange[] = [];
  const results: GoldenResult['turns'] = [];
  let chatId: string | undefined;
  for (const [index, { says, expects }] of turns.entries()) {
    const answer = await sendMessage(says, chatId);
    chatId = answer.chatId;
    exchanges.push({ says, reply: answer.reply, tools: answer.toolCalls });
    const toolNames = answer.toolCalls.map((call) => call.name);
    const earlier = turns.slice(0, index).flatMap((turn) => turn.expects);
    const failures = listFailures(expects, exchanges, earlier);
    if (exchanges.length === 1 && assistantType !== 'staff')
      failures.unshift(...missingNotices(greeting ?? answer.reply));
    results.push({ says, reply: answer.reply, toolNames, failures });
  }
  return { goldenCallId: id, name, passed: results.every(({ failures }) => failures.length === 0), turns: results };
}
