import { expect, test } from '@jest/globals';
import { voicePolicy } from './voice-policy.ts';

const usual = "default-src 'self';script-src 'self';connect-src 'self';object-src 'none'";

test('a page on which people speak may reach Vapi and Daily besides, and nothing else', () => {
  expect(voicePolicy(usual, {}).split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self' https://c.daily.co",
    "connect-src 'self' https://api.vapi.ai https://*.daily.co wss://*.daily.co",
    "object-src 'none'",
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
  ]);
});

test('another address of Vapi, and another script, are reached instead', () => {
  const places = { VAPI_BASE_URL: 'http://127.0.0.1:4301', VAPI_WEB_SCRIPT_URL: 'https://cdn.example/voice/1.js' };
  const policy = voicePolicy(usual, places);
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:4301 https");
  expect(policy).toContain("script-src 'self' https://c.daily.co https://cdn.example;");
  expect(policy).not.toContain('api.vapi.ai');
});
