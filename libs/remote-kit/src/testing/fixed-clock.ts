import { jest } from '@jest/globals';

/** Noon of an ordinary Tuesday in hotel time (America/Chicago). Timers stay real. */
export const testNow = new Date('2026-11-10T18:00:00.000Z');

jest.useFakeTimers({
  now: testNow,
  doNotFake: [
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'requestIdleCallback',
    'cancelIdleCallback',
    'setImmediate',
    'clearImmediate',
    'setInterval',
    'clearInterval',
    'setTimeout',
    'clearTimeout',
  ],
});
