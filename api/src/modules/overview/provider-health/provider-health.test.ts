import { expect, test } from '@jest/globals';
import { healthOf } from './provider-health.rule.ts';

test.each([
  ['online', { ok: true, responseMs: 2_000 }, false],
  ['degraded', { ok: true, responseMs: 2_001 }, false],
  ['degraded', { ok: true, responseMs: 80 }, true],
  ['offline', { ok: false, responseMs: 80 }, true],
] as const)('is %s after %j, with another failure lately: %s', (health, newest, hasFailedLately) => {
  expect(healthOf(newest, hasFailedLately)).toBe(health);
});
