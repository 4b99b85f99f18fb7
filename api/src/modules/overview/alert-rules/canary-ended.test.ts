import { expect, test } from '@jest/globals';
import type { Clock } from '../../../platform/clock/clock.service.ts';
import type { CanaryWatch } from '../../remotes/health/canary-watch.job.ts';
import { CanaryEnded } from './canary-ended.adapter.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const endedHoursAgo = async (hours: number) => {
  const at = new Date(now.getTime() - hours * 3_600_000);
  const canaries = { listEnded: async () => [{ remote: 'mfe-lamps', reason: '19 of 20 loads failed.', at }] };
  return new CanaryEnded(canaries as unknown as CanaryWatch, { now: () => now } as Clock).findAlerts('test');
};

test('a canary that was ended is told of for three days', async () => {
  expect(await endedHoursAgo(71)).toMatchObject([{ id: 'canary-ended-mfe-lamps', detail: '19 of 20 loads failed.' }]);
  expect(await endedHoursAgo(73)).toEqual([]);
});
