import { expect, test } from '@jest/globals';
import { soundFormat } from './live-sound.client.ts';

test.each([
  ['{"type":"start","sampleRate":24000,"channels":2}', { sampleRate: 24_000, channels: 2 }],
  ['{"type":"transcript"}', { sampleRate: 16_000, channels: 1 }],
  ['{"sampleRate":1,"channels":7}', { sampleRate: 16_000, channels: 1 }],
  ['no JSON', { sampleRate: 16_000, channels: 1 }],
  ['null', { sampleRate: 16_000, channels: 1 }],
])('a text frame %s gives the format %j', (frame, format) => {
  expect(soundFormat(frame)).toEqual(format);
});
