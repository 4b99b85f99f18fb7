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

/** What the questions of callers are about, by their positions; read once, and only when it is asked for. */
class QuestionStems {
  private known: Map<number, ReadonlySet<string>> | undefined;

  constructor(private readonly turns: readonly SaidTurn[]) {}

  get all(): ReadonlyMap<number, ReadonlySet<string>> {
    this.known ??= new Map(
      [...this.turns.entries()].flatMap(([position, { speaker, text }]): [number, Set<string>][] => {
        const question = speaker === 'guest' ? questionIn(text) : undefined;
        return question === undefined ? [] : [[position, new Set(contentStems(question).strong)]];
      }),
    );
    return this.known;
  }

  /** The last question about a topic. */
  findAbout(topic: string): number | undefined {
    const { strong } = contentStems(topic);
    return [...this.all].findLast(([, stems]) => strong.some((stem) => stems.has(stem)))?.[0];
  }

  /** The first question that has half of the words of another, or more. What no caller said was not asked. */
  findLike(named: string): number | undefined {
    const { strong } = contentStems(named);
    const share = (stems: ReadonlySet<string>): number =>
      strong.filter((stem) => stems.has(stem)).length / strong.length;
    return strong.length === 0 ? undefined : [...this.all].find(([, stems]) => share(stems) >= 0.5)?.[0];
  }
}

/** The question for which a search was made: the last one before it, or else the last one about its topic. */
function questionOfSearch(
  turns: readonly SaidTurn[],
  stems: QuestionStems,
  { startedMs }: UsedTool,
  topic: string,
): number | undefined {
  const isTimed = startedMs !== null && turns.every((turn) => turn.startedMs !== null);
  if (!isTimed) return stems.findAbout(topic);
  const next = turns.findIndex((turn) => turn.startedMs! > startedMs);
  return questionBefore(turns, next < 0 ? turns.length : next);
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
  const stems = new QuestionStems(turns);
  const found = new Map<number, QuestionSource>();
  const add = (position: number | undefined, source: QuestionSource): void => {
    if (position !== undefined && !found.has(position)) found.set(position, source);
  };
  for (const [index, { speaker, text }] of turns.entries()) {
    if (speaker === 'assistant' && saysItIsUnknown(text)) add(questionBefore(turns, index), 'reply');
  }
  for (const tool of tools) {
    const topic = missedTopic(tool);
    const position = topic === undefined ? undefined : questionOfSearch(turns, stems, tool, topic);
    if (position !== undefined && !areAboutTheSame(replyTo(turns, position), topic!)) add(position, 'search');
  }
  for (const question of named) add(stems.findLike(question), 'platform');
  return [...found].map(([position, source]) => ({ position, source })).toSorted((a, b) => a.position - b.position);
}
