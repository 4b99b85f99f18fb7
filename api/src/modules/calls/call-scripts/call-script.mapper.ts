import type { GoldenCall } from '@booking/contracts/golden-calls';
import type { ToolCallFact, Turn } from '../../../providers/voice-platform.port.ts';
import { anonymize } from './anonymize.mapper.ts';

type Used = Pick<ToolCallFact, 'name' | 'startedMs'>;

/** What a golden call takes. */
const [mostTurns, mostSaid, mostExpected] = [30, 2000, 20];

/**
 * What a caller said, go by go, and the tools that were used before the next go.
 * @param names what the caller is called, to be replaced as numbers and addresses are
 */
export function toCallScript(
  turns: readonly Turn[],
  tools: readonly Used[],
  names: readonly string[],
): GoldenCall['turns'] {
  const script: (GoldenCall['turns'][number] & { from: number })[] = [];
  let isOngoing = false;
  for (const { speaker, text, startedMs } of turns) {
    if (speaker === 'guest' && text.trim() !== '') {
      const last = script.at(-1);
      if (isOngoing && last) last.says = `${last.says} ${text.trim()}`;
      else script.push({ says: text.trim(), expects: [], from: startedMs ?? last?.from ?? 0 });
    }
    isOngoing = speaker === 'guest';
  }
  for (const { name, startedMs } of tools) {
    const turn = script.findLast(({ from }) => startedMs === null || from <= startedMs) ?? script[0];
    const isThere = turn?.expects.some((each) => each.kind === 'uses_tool' && each.name === name);
    if (turn && !isThere) turn.expects.push({ kind: 'uses_tool', name });
  }
  // a number is read out in several goes, so it is looked for in the whole of them
  return script.slice(0, mostTurns).map(({ says, expects }) => ({
    says: anonymize(says, names).slice(0, mostSaid),
    expects: expects.slice(0, mostExpected),
  }));
}
