import { expect, test } from '@jest/globals';
import type { SetupFinding } from '../../../providers/setup/service-setup.port.ts';
import { stepOf } from './setup-step.mapper.ts';

const check = (status: SetupFinding['status']): SetupFinding => ({
  id: status,
  label: status,
  status,
  found: `found ${status}`,
  whatToDo: status === 'done' ? null : `do ${status}`,
});
const rest = { checkedAt: '2026-11-10T12:00:00.000Z' };

test.each([
  [['done', 'waiting', 'missing', 'wrong'], 'wrong'],
  [['done', 'waiting', 'missing'], 'missing'],
  [['done', 'waiting'], 'waiting'],
  [['done', 'done'], 'done'],
] as const)('checks %j make a step that is %s, and says what to do about it', (statuses, status) => {
  const step = stepOf('stripe', statuses.map(check), rest);
  expect(step).toMatchObject({ status, found: `found ${status}`, whatToDo: check(status).whatToDo });
});
