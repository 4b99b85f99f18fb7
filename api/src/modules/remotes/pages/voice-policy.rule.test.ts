import { expect, test } from '@jest/globals';
import { voicePolicy } from './voice-policy.rule.ts';

const usual = "default-src 'self';script-src 'self';connect-src 'self';object-src 'none'";

test('a page on which people speak may reach Daily besides, and nothing else', () => {
  expect(voicePolicy(usual, {}).split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self' https://c.daily.co",
    "connect-src 'self' https://*.daily.co wss://*.daily.co",
    "object-src 'none'",
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
  ]);
});

test('another script may be loaded where one is named', () => {
  const policy = voicePolicy(usual, { VAPI_WEB_SCRIPT_URL: 'https://cdn.example/voice/1.js' });
  expect(policy).toContain("script-src 'self' https://c.daily.co https://cdn.example;");
});
