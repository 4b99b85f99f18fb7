import type { Endpoint } from '@booking/contracts/endpoint';
import { stepUpEvent, type StepUpAsked } from '@booking/http/step-up';
import { inTurn, refusing, type Answering } from './answers.ts';

/** The API wants a step-up the first time, and answers when it is asked once more. */
export const afterStepUp = (endpoint: Endpoint, then: Answering): Answering =>
  inTurn(refusing(endpoint, 403, 'Confirm that it is you.', { code: 'step_up_required' }), then);

/** Gives the password, or not, in place of the dialog that the shell has around a screen. @returns how often it was asked */
export function answerStepUp(given: boolean): () => number {
  let times = 0;
  const listen = (event: Event): void => {
    times += 1;
    (event as StepUpAsked).detail.answer(Promise.resolve(given));
  };
  addEventListener(stepUpEvent, listen, { once: true });
  return () => times;
}
