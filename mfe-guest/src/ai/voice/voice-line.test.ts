import { beforeEach, expect, jest, test } from '@jest/globals';
import { openVoiceLine, type OnLine, type VoiceLine } from './voice-line.ts';

const details = { id: '5b1c4b0e', webCallUrl: 'https://rooms.example/ada' };

let listeners: Map<string, (about?: unknown) => void>;
let joined: PromiseWithResolvers<void>;
let line: VoiceLine;
const stop = jest.fn<() => Promise<void>>();
const opened = jest.fn();
const on = { live: jest.fn(), heard: jest.fn(), speaking: jest.fn(), end: jest.fn() } satisfies OnLine;
const emit = (event: string, about?: unknown): void => listeners.get(event)!(about);

class Platform {
  constructor(...given: unknown[]) {
    opened(...given);
  }
  on = (event: string, listener: (about?: unknown) => void) => listeners.set(event, listener);
  reconnect = (...given: unknown[]) => {
    opened(...given);
    return joined.promise;
  };
  setMuted = jest.fn();
  stop = stop;
}

beforeEach(() => {
  jest.resetAllMocks();
  stop.mockResolvedValue();
  listeners = new Map();
  joined = Promise.withResolvers();
  line = openVoiceLine(Platform, details, on);
});

test('joins the call that was opened for it, with no key to open another', () => {
  expect(opened.mock.calls).toEqual([['', undefined, { avoidEval: true }], [details]]);
});

test('it ends once, with what went wrong, and is silent then', () => {
  emit('call-start');
  emit('error', { type: 'daily-error', error: { message: 'gone' } });
  emit('call-end');
  emit('message', { type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'Hello?' });
  expect(on.end.mock.calls).toEqual([['ai.voice.cutOff']]);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(on.heard).not.toHaveBeenCalled();
});

test('whoever hangs up while it is being opened is not left on it', async () => {
  line.hangUp();
  expect(stop).toHaveBeenCalledTimes(1);
  joined.resolve();
  await joined.promise;
  await Promise.resolve();
  expect(stop).toHaveBeenCalledTimes(2);
});
