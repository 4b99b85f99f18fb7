import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** From here on the time of a test file passes by `pass` alone; what waits for something, such as `findBy`, would wait for ever. */
export const stopTime = (): void =>
  void jest.useFakeTimers({
    now: Date.now(),
    doNotFake: ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  });

const answersCome = () => new Promise<void>((come) => setImmediate(come));

/** Lets time pass and a few ms more, in which what is asked meanwhile is answered. */
export async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  for (let round = 0; round < 5; round += 1)
    await act(async () => {
      await answersCome();
      await jest.advanceTimersByTimeAsync(1);
    });
}
