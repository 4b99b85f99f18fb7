import type { CallEvent, CallFacts } from '../../../providers/voice-platform.port.ts';

type Field = keyof CallFacts;

/** For each known field, how much the message that said it counts and when it was said (epoch ms). */
type Provenance = Partial<Record<Field, [weight: number, at: number]>>;

export type CallState = { facts: CallFacts; provenance: Provenance; firstSeenAt: number; hasReport: boolean };

/** The state as it is stored: turns and transcript, the bulk of it, have places of their own. */
export type MergeState = Omit<CallState, 'facts'> & { facts: Omit<CallFacts, 'turns' | 'transcript'> };

export const unknownCall: CallState = {
  facts: {},
  provenance: {},
  firstSeenAt: Number.MAX_SAFE_INTEGER,
  hasReport: false,
};

/** A status read off the call's own snapshot says how things were when it was created, so it never outweighs a change of status. */
const weightOf = (event: CallEvent, field: Field): number =>
  field === 'status' && event.weight === 1 ? 0 : event.weight;

const wins = (mine: [number, number], theirs: [number, number] | undefined, isGreater: () => boolean): boolean => {
  if (!theirs) return true;
  if (mine[0] !== theirs[0]) return mine[0] > theirs[0];
  if (mine[1] !== theirs[1]) return mine[1] > theirs[1];
  return isGreater();
};

/**
 * What is known of a call once one more message has arrived. Each field keeps the word that counts most, then the latest;
 * so messages may come twice, late and in any order, and the end is the same.
 */
export function mergeCall(state: CallState, event: CallEvent): CallState {
  const facts: CallFacts = { ...state.facts };
  const provenance: Provenance = { ...state.provenance };
  const at = event.at.getTime();
  for (const field of Object.keys(event.facts) as Field[]) {
    const value = event.facts[field];
    if (value === undefined) continue;
    const said: [number, number] = [weightOf(event, field), at];
    const isGreater = (): boolean => JSON.stringify(value) > JSON.stringify(facts[field]);
    if (!wins(said, provenance[field], isGreater)) continue;
    Object.assign(facts, { [field]: value });
    provenance[field] = said;
  }
  return {
    facts,
    provenance,
    firstSeenAt: Math.min(state.firstSeenAt, at),
    hasReport: state.hasReport || event.weight === 3,
  };
}
