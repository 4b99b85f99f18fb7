import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { quickestTime, slowness } from '../../../test/slowness.ts';
import { refuseEndlessJson } from './json-shape.rule.ts';

const check = (json: string, sender: 'unknown' | 'proven' = 'unknown'): void =>
  refuseEndlessJson(Buffer.from(json), sender);

test('takes whatever JSON is written like a request', () => {
  fc.assert(fc.property(fc.json({ maxDepth: 8 }), (json) => check(json)));
});

test('looks for no brackets and commas in texts', () => {
  check(JSON.stringify({ a: '['.repeat(500), b: ','.repeat(500_000), c: '"\\'.repeat(100_000), d: ['\\'] }));
});

test('takes two thousand turns of a call from whoever has proven to be the voice platform', () => {
  const turn = {
    role: 'user',
    message: 'Hello',
    time: 1_764_300_000_123,
    endTime: 1_764_300_001_123,
    duration: 1000.5,
  };
  const messages = Array.from({ length: 2000 }, (_, at) => ({ ...turn, secondsFromStart: at + 0.123 }));
  check(JSON.stringify({ message: { artifact: { messages, messagesOpenAIFormatted: messages } } }), 'proven');
});

test('refuses what is nested too deeply, and too many values', () => {
  expect(() => check('['.repeat(65))).toThrow('nested too deeply');
  expect(() => check('{"a":'.repeat(65))).toThrow('nested too deeply');
  expect(() => check(`[${'1,'.repeat(200_000)}1]`)).toThrow('too many values');
  expect(() => check('['.repeat(65), 'proven')).toThrow('nested too deeply');
  expect(() => check(`[${'1,'.repeat(400_000)}1]`, 'proven')).toThrow('too many values');
});

test.each(['[', '1,', '"', '\\', '"\\', '""', 'x'])('is through with eight megabytes of %j in a moment', (part) => {
  const body = Buffer.from(part.repeat(8_000_000 / part.length));
  const time = quickestTime(() => {
    try {
      refuseEndlessJson(body, 'proven');
    } catch {
      // refused in time
    }
  });
  expect(time).toBeLessThan(100 * slowness());
});
