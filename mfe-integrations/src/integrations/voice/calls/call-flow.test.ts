import { expect, test } from '@jest/globals';
import { toolOf } from '@booking/contracts/tools';
import { callFlow } from './call-flow.ts';

test('every step of the call flow is a tool that guests’ assistants have', () => {
  const steps = callFlow.flatMap(({ tools }) => tools.map(([name]) => name));
  expect(steps).toHaveLength(8);
  expect(steps.filter((name) => !toolOf('guest', name))).toEqual([]);
});
