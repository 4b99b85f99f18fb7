import type { CallEvent, CallFacts } from '../../../providers/voice-platform.port.ts';

type Field = keyof CallFacts;

/** For each known field, the weight of the event that reported it, and when (epoch ms). */
type Provenance = Partial<Record<Field, [weight: number, at: number]>>;

export type CallState = { facts: CallFacts; provenance: Provenance; firstSeenAt: number; hasReport: boolean };

/** The state as it is stored: turns and transcript, the bulk of it, are stored apart. */
export type MergeState = Omit<CallState, 'facts'> & { facts: Omit<CallFacts, 'turns' | 'transcript'> };

export const unknownCall: CallState = {
  facts: {},
  provenance: {},
  firstSeenAt: Number.MAX_SAFE_INTEGER,
  hasReport: false,
};

/** The status in a snapshot of the call is that of its creation, so it never outweighs a change of status. */
const weightOf = (event: CallEvent, field: Field): number =>
  field === 'status' && event.weight === 1 ? 0 : event.weight;

const wins = (mine: [number, number], theirs: [number, number] | undefined, isGreater: () => boolean): boolean => {
  if (!theirs) return true;
  if (mine[0] !== theirs[0]) return mine[0] > theirs[0];
  if (mine[1] !== theirs[1]) return mine[1] > theirs[1];
  return isGreater();
};

/**
 * What is known of a call after one more event. Each field keeps the value of the weightiest event, then of the latest,
 * so events may arrive twice, late and in any order, and the result is the same.
 */
export function mergeCall(state: CallState, event: CallEvent): CallState {
  const facts: CallFacts = { ...state.facts };
  const provenance: Provenance = { ...state.provenance };
  const at = event.at.getTime();
  for (const field of Object.keys(event.facts) as Field[]) {
    const value = event.facts[field];
    if (value === undefined) continue;
    const mine: [number, number] = [weightOf(event, field), at];
    const isGreater = (): boolean => JSON.stringify(value) > JSON.stringify(facts[field]);
    if (!wins(mine, provenance[field], isGreater)) continue;
    Object.assign(facts, { [field]: value });
    provenance[field] = mine;
  }
  return {
    facts,
    provenance,
    firstSeenAt: Math.min(state.firstSeenAt, at),
    hasReport: state.hasReport || event.weight === 3,
  };
}
