import type { ReplyShortfall } from '@booking/contracts/tool-replies';

/** A tool call as Vapi asked for it. */
export type AskedTool = { id: string; name: string };

/** A reply as it left us: `body` is what the JSON of it says. */
export type SentReply = { statusCode: number; body: unknown; durationMs: number };

/** Vapi waits no longer (server.timeoutSeconds, by default). */
const longestMs = 20_000;
/** From here on a caller hears silence after the words that Vapi says meanwhile. */
const slowMs = 2_000;
/** About what the model may say in one turn: maxTokens is 250 by default, and a token has four letters. A longer reply is cut or retold. */
const longestText = 1_000;

/** Every character that ends a line, those of Unicode too. */
const lineBreak = /[\n\r\v\f\u0085\u2028\u2029]/;

type Result = Record<string, unknown>;

const isObject = (value: unknown): value is Result =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const resultsIn = (body: unknown): Result[] | undefined => {
  const results = isObject(body) ? body['results'] : undefined;
  return Array.isArray(results) ? results.map((each: unknown) => (isObject(each) ? each : {})) : undefined;
};

function gradeText(result: Result): ReplyShortfall[] {
  const outcomes = ['result', 'error'].filter((key) => result[key] !== undefined);
  if (outcomes.length === 0) return ['missing'];
  const text = result[outcomes[0]!];
  const both: ReplyShortfall[] = outcomes.length > 1 ? ['two_outcomes'] : [];
  if (typeof text !== 'string') return [...both, 'not_text'];
  if (text.trim() === '') return [...both, 'empty'];
  return [
    ...both,
    ...(lineBreak.test(text) ? (['several_lines'] as const) : []),
    ...(text.length > longestText ? (['too_long'] as const) : []),
  ];
}

function gradeOne({ id, name }: AskedTool, place: number, results: readonly Result[] | undefined): ReplyShortfall[] {
  const standing = results?.[place];
  if (!results || results.length === 0) return ['missing'];
  const own = results.find((each) => each['toolCallId'] === id);
  if (!own) return standing ? ['wrong_id'] : ['missing'];
  return [
    ...(standing?.['toolCallId'] === id ? [] : (['wrong_order'] as const)),
    ...(own['name'] === name ? [] : (['wrong_name'] as const)),
    ...gradeText(own),
  ];
}

/**
 * Where a reply falls short of what Vapi asks for (providers/vapi, "tool calls"): status 200, a result for each tool call under its id, in
 * their order, each one line of text, short enough to be said and soon enough to be heard.
 * @returns for each tool call, in their order
 */
export function gradeReply(asked: readonly AskedTool[], { statusCode, body, durationMs }: SentReply): ReplyShortfall[][] {
  const results = resultsIn(body);
  const ofAll: ReplyShortfall[] = [
    ...(statusCode === 200 ? [] : (['status'] as const)),
    ...(durationMs >= longestMs ? (['too_late'] as const) : durationMs >= slowMs ? (['slow'] as const) : []),
  ];
  return asked.map((each, place) => [...ofAll, ...gradeOne(each, place, results)]);
}
