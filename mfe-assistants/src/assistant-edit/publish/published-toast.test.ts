import { expect, test } from '@jest/globals';
import { publishedToast } from './published-toast.ts';

const report = {
  success: true,
  toolCount: 2,
  details: {
    assistantName: 'Front desk',
    toolNames: ['verify_code', 'get_room_status'],
    groupCount: 1,
    ruleCount: 3,
    modelConfig: 'openai gpt-4o',
    voiceConfig: 'vapi Elliot',
  },
  holds: 'Callers hear something else.',
  replaced: [],
};

test('a publish is told part by part for 15 s', () => {
  expect(publishedToast(report)).toEqual({
    title: 'Published Front desk to Vapi!',
    body: 'Tools (2): verify_code, get_room_status\nPrompt: 1 group, 3 rules\nModel: openai gpt-4o\nVoice: vapi Elliot',
    timeout: 15_000,
  });
});

test('what changed is named first', () => {
  expect(publishedToast(report, ['firstMessage', 'voiceId']).body).toMatch(/^Changed: First message, Voice ID\nTools/);
});

test('what somebody had changed at Vapi and is gone is named besides', () => {
  const replaced = [{ field: 'voiceId', expected: 'Elliot', found: 'Nico' }];
  expect(publishedToast({ ...report, replaced }).body).toMatch(/\nReplaced in Vapi: Voice ID$/);
});

test('one that did not arrive as sent says what callers hear', () => {
  expect(publishedToast({ ...report, success: false })).toMatchObject({
    intent: 'error',
    title: 'Published with Warnings',
    body: 'Callers hear something else.',
  });
});
