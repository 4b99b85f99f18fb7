import { expect, test } from '@jest/globals';
import { extensionWorkflow } from './check-out.ts';

test.each([
  ['2026-11-21T05:59:59Z', 'America/Chicago', 'after_11am'],
  ['2026-11-21T06:00:00Z', 'America/Chicago', 'before_11am'],
  ['2026-11-21T16:59:59.999Z', 'America/Chicago', 'before_11am'],
  ['2026-11-21T17:00:00Z', 'America/Chicago', 'after_11am'],
  ['2026-07-21T16:00:00Z', 'America/Chicago', 'after_11am'],
  ['2026-11-21T05:29:00Z', 'Asia/Kolkata', 'before_11am'],
  ['2026-11-21T05:30:00Z', 'Asia/Kolkata', 'after_11am'],
])('a wish of %s in %s comes %s', (now, zone, workflow) =>
  expect(extensionWorkflow(new Date(now), zone)).toBe(workflow),
);
