import type { QuestionSource } from '@booking/contracts/call-insights';
import { questionIn } from '@booking/spoken-language/asked-question';
import { areAboutTheSame, contentStems } from '@booking/spoken-language/content-words';
import { saysItIsUnknown } from '@booking/spoken-language/unknown-answer';
import type { ToolCallFact, Turn } from '../../../providers/voice-platform.port.ts';
import { isGeneralAnswer } from '../../assistants/spoken-answers/spoken-facts.mapper.ts';

export type SaidTurn = Pick<Turn, 'speaker' | 'text' | 'startedMs'>;
export type UsedTool = Pick<ToolCallFact, 'name' | 'arguments' | 'result' | 'error' | 'startedMs'>;
export type FoundQuestion = { position: number; source: QuestionSource };

/** An answer later than that is one to something else. */
const mostTurnsBetween = 6;

/** The question that was open before a turn: the last one of the caller's last words. */
function questionBefore(turns: readonly SaidTurn[], before: number): number | undefined {
  const last = Math.max(0, before - mostTurnsBetween);
  let position = before - 1;
  while (position >= last && turns[position]!.speaker !== 'guest') position -= 1;
  for (; position >= last && turns[position]!.speaker === 'guest'; position -= 1) {
    if (questionIn(turns[position]!.text) !== undefined) return position;
  }
  return undefined;
}

/** What the assistant said to a turn, until the caller spoke again. */
function replyTo(turns: readonly SaidTurn[], position: number): string {
  const later = turns.slice(position + 1);
  const begin = later.findIndex(({ speaker }) => speaker === 'assistant');
  if (begin < 0) return '';
  const end = later.findIndex(({ speaker }, index) => index > begin && speaker === 'guest');
  return later
    .slice(begin, end < 0 ? undefined : end)
    .map(({ text }) => text)
    .join(' ');
}

/** Topics that all facts of the hotel together are an answer to. */
const generalTopic =
  /^(?:the )?(?:hotel|property)?(?:'s)? ?(?:name|about|info|information|facts|overview|general|everything|details)?$/i;

/** The topic of a search of the hotel's facts that found nothing. */
function missedTopic({ name, arguments: given, result, error }: UsedTool): string | undefined {
  const topic = given['topic'];
  if (name !== 'get_property_facts' || typeof topic !== 'string' || generalTopic.test(topic.trim())) return undefined;
  return error !== null || (result !== null && isGeneralAnswer(result)) ? topic : undefined;
}

/** The question for which a search was made: the last one before it, or else the last one about its topic. */
function questionOfSearch(turns: readonly SaidTurn[], { startedMs }: UsedTool, topic: string): number | undefined {
  const isTimed = startedMs !== null && turns.every((turn) => turn.startedMs !== null);
  if (isTimed) {
    const next = turns.findIndex((turn) => turn.startedMs! > startedMs);
    return questionBefore(turns, next < 0 ? turns.length : next);
  }
  const found = turns.findLastIndex(
    ({ speaker, text }) => speaker === 'guest' && questionIn(text) !== undefined && areAboutTheSame(text, topic),
  );
  return found < 0 ? undefined : found;
}

/** The turn that a question named by the platform's analysis was asked in. What no caller said was not asked. */
function questionNamed(turns: readonly SaidTurn[], named: string): number | undefined {
  const wanted = contentStems(named).strong;
  const shares = turns.map(({ speaker, text }) => {
    if (speaker !== 'guest' || questionIn(text) === undefined || wanted.length === 0) return 0;
    const words = new Set(contentStems(text).strong);
    return wanted.filter((word) => words.has(word)).length / wanted.length;
  });
  const best = Math.max(0, ...shares);
  return best >= 0.5 ? shares.indexOf(best) : undefined;
}

/**
 * Questions of a caller that had no answer, each once, in the order of the call: the assistant said that it does not know; a search of
 * the hotel's facts had no hit, and the reply did not speak of it either; or the platform's analysis names a question that was asked.
 */
export function unansweredQuestions(
  turns: readonly SaidTurn[],
  tools: readonly UsedTool[],
  named: readonly string[] = [],
): FoundQuestion[] {
  const found = new Map<number, QuestionSource>();
  const add = (position: number | undefined, source: QuestionSource): void => {
    if (position !== undefined && !found.has(position)) found.set(position, source);
  };
  for (const [index, { speaker, text }] of turns.entries()) {
    if (speaker === 'assistant' && saysItIsUnknown(text)) add(questionBefore(turns, index), 'reply');
  }
  for (const tool of tools) {
    const topic = missedTopic(tool);
    const position = topic === undefined ? undefined : questionOfSearch(turns, tool, topic);
    if (position !== undefined && !areAboutTheSame(replyTo(turns, position), topic!)) add(position, 'search');
  }
  for (const question of named) add(questionNamed(turns, question), 'platform');
  return [...found].map(([position, source]) => ({ position, source })).toSorted((a, b) => a.position - b.position);
}
