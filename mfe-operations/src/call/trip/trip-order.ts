import type { TripStep } from '@booking/contracts/call-trip';

type Timed = Pick<TripStep, 'state' | 'at'>;

/** Steps that are done stand by their times; the others stay behind the step that they follow. */
export function inOrderOfTime<Step extends Timed>(steps: readonly Step[]): Step[] {
  let latest = 0;
  const timed = steps.map((step) => {
    if (step.state === 'done' && step.at) latest = Date.parse(step.at);
    return { step, at: step.state === 'done' ? latest : Math.max(latest, Date.parse(step.at ?? '') || 0) };
  });
  return timed.toSorted((one, other) => one.at - other.at).map(({ step }) => step);
}
