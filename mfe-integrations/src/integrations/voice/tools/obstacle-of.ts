import type { VoiceTool } from '@booking/contracts/voice';
import { words } from '../../integrations.words.ts';
import { parseArguments } from './parse-arguments.ts';

/** Language models write the name of an argument as they like, and so may a person. */
const hasPhone = (typed: string): boolean =>
  Object.entries(parseArguments(typed) ?? {}).some(
    ([name, value]) => /^phone$/i.test(name) && String(value).replaceAll(/\D/g, '').length >= 10,
  );

/** Why a tool cannot be run with real effects as it stands; undefined when it can. */
export function obstacleOf({ needs }: Pick<VoiceTool, 'needs'>, typed: string): string | undefined {
  if (needs === 'verified_call') return words.tools.needsVerifiedCall;
  return needs === 'phone' && !hasPhone(typed) ? words.tools.needsPhone : undefined;
}
