import type { GoldenCall } from '@booking/contracts/golden-calls';
import type { ToolCallFact, Turn } from '../../../providers/voice-platform.port.ts';
import { anonymize } from './anonymize.mapper.ts';

type UsedTool = Pick<ToolCallFact, 'name' | 'startedMs'>;

/** The limits of a golden call. */
const [maxTurns, maxCharacters, maxExpectations] = [30, 2000, 20];

/**
 * What a caller said, turn by turn, and the tools that were used before the next turn.
 * @param names of the caller, which are replaced as numbers and addresses are
 */
export function toCallScript(
  turns: readonly Turn[],
  tools: readonly UsedTool[],
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
  // a number is read out in several turns of the transcript, so the text is made anonymous once these are joined
  return script.slice(0, maxTurns).map(({ says, expects }) => ({
    says: anonymize(says, names).slice(0, maxCharacters),
    expects: expects.slice(0, maxExpectations),
  }));
}
