import type { ToolTest } from '@booking/contracts/voice';
import { z } from 'zod';

type Rule = ToolTest['rules'][number];
type Reply = { statusCode: number; durationMs: number; body: unknown; toolCallId: string };

/** The platform waits no longer for a tool. */
const longestMs = 20_000;

const Body = z.object({
  results: z.array(z.object({ toolCallId: z.string(), result: z.unknown().optional(), error: z.unknown().optional() })),
});

const rule = (name: string, ok: boolean, detail: string): Rule => ({ rule: name, ok, detail });

const isLine = (text: unknown): text is string => typeof text === 'string' && text.length > 0 && !/[\r\n]/.test(text);

/** What the voice platform demands of a tool's reply, rule by rule (providers/vapi, "tool calls"). */
export function checkToolReply({ statusCode, durationMs, body, toolCallId }: Reply): Rule[] {
  const read = Body.safeParse(body);
  const result = read.data?.results.find((each) => each.toolCallId === toolCallId);
  const said = result?.result ?? result?.error;
  return [
    rule('Answers with status 200, whatever happened', statusCode === 200, `Status ${statusCode}`),
    rule('Answers within 20 seconds', durationMs < longestMs, `${durationMs} ms`),
    rule('Carries a list of results', read.success, read.success ? `${read.data.results.length} result` : 'No list'),
    rule('Names the tool call it answers', result !== undefined, result ? toolCallId : 'The id is missing or another'),
    rule(
      'Says one line of text',
      isLine(said),
      isLine(said) ? `${said.length} characters` : 'No text, or several lines',
    ),
  ];
}

/** What the tool said could not be done, if it said so. */
export function errorIn(body: unknown): string | undefined {
  const error = Body.safeParse(body).data?.results[0]?.error;
  return typeof error === 'string' ? error : undefined;
}
