import { linkState, type LinkState } from '@booking/hotel/link-state';
import type { Step, TextFact } from './trip-facts.schema.ts';

const states: Record<LinkState['state'], Step['state']> = {
  not_sent: 'stuck',
  sent: 'waiting',
  delivered: 'done',
  opened: 'done',
};

/** @param text undefined when none was tried @param hasArrived whether its link was opened */
export function textStep(title: string, key: string, text: TextFact | undefined, hasArrived = false): Step {
  const { state, detail } = linkState(text, hasArrived);
  return { key, title, at: text?.createdAt.toISOString() ?? null, state: states[state], detail };
}
