import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { repositoryPath } from '../../src/build/build.ts';
import { printLine } from '../../src/machine/terminal.ts';
import type { Line } from '../bench.ts';

const LastTests = z.object({
  at: z.string(),
  commit: z.string(),
  seconds: z.number(),
  passed: z.number(),
  failed: z.number(),
  stages: z.array(z.object({ name: z.string(), seconds: z.number() })),
});

/** What `npm test` noted of its last run; to run it again takes as long as all else together. */
export function testsLine(): Line[] {
  const file = repositoryPath('.data/test/last.json');
  if (!existsSync(file)) {
    printLine('npm test is left out: it was not run here yet.');
    return [];
  }
  const { at: when, commit, seconds, passed, failed, stages } = LastTests.parse(JSON.parse(readFileSync(file, 'utf8')));
  const each = stages.map((stage) => `${stage.name} ${stage.seconds} s`).join(', ');
  return [
    {
      what: 'npm test',
      value: seconds,
      unit: 's',
      target: { kind: 'value', atMost: 900 },
      note: `The last run, of ${when.slice(0, 16).replace('T', ' ')} and ${commit}: ${passed} passed, ${failed} failed. ${each}. Installing is not in it.`,
    },
  ];
}
