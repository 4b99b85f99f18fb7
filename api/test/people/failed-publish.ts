import { expect } from '@jest/globals';
import { ErrorAnswer } from '@booking/contracts/error';
import type { HotelWithAssistant } from '../start/hotel-with-assistant.ts';

/** The steps before anything is asked of Vapi. */
export const beforeReading = ['save', 'compile', 'lint', 'golden calls'];

/** Publishes, which must fail, and gives the error: what it says, what callers hear, and which steps were `done`. */
export async function failedPublish(hotel: HotelWithAssistant) {
  const { status, body } = await hotel.ask('publishVerified', {});
  const { message, holds, steps = [] } = ErrorAnswer.parse(body);
  expect(steps.filter(({ ok }) => !ok)).toEqual([{ step: expect.any(String), ok: false, stderr: message }]);
  return { status, message, holds, steps, done: steps.filter(({ ok }) => ok).map(({ step }) => step) };
}
