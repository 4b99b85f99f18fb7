import type { LoadOutcome } from '@booking/contracts/remote-reports';
import { framesIn } from '../telemetry/frames.ts';

/** Why a screen cannot be shown: an outcome that is counted, and a message and places for whoever looks into it. */
export type Failure = { outcome: Exclude<LoadOutcome, 'ready'>; message: string; frames?: string[] };

/** An error that knows what kind of failure it is. */
export const failed = (outcome: Failure['outcome'], message: string): Error =>
  Object.assign(new Error(message), { outcome });

const known: readonly [RegExp, Failure['outcome']][] = [
  [/#RUNTIME-00[12]/, 'not-a-remote'],
  [/does not exist in container|#RUNTIME-014/, 'screen-missing'],
  [/^Loading chunk .* failed/, 'chunk'],
  // a module the shell does not give, elements of another React, hooks of a second React
  [/#RUNTIME-(005|006|012)/, 'incompatible'],
  [/React error #(525|321)\b|from an older version of React|with keys {\$\$typeof|Invalid hook call/, 'incompatible'],
  [
    /of null \(reading 'use[A-Z]|null is not an object \(evaluating '[^']*\.use[A-Z]|\.use[A-Z]\w* is null/,
    'incompatible',
  ],
];

/** What an error means that loading or drawing a screen ended with, by what federation, browsers and React say. */
export function failureOf(error: unknown, otherwise: 'load-threw' | 'render-threw'): Failure {
  const { message = String(error), outcome, stack } = (error ?? {}) as Partial<Failure & Error>;
  const frames = framesIn(stack).map(({ frame }) => frame);
  return { outcome: outcome ?? known.find(([words]) => words.test(message))?.[1] ?? otherwise, message, frames };
}
