import { writeFileSync } from 'node:fs';
import { repositoryPath } from '../../src/build/build.ts';
import { progress } from '../../src/machine/terminal.ts';
import { checkAll } from '../rough/checks.ts';
import { collectEvidence } from '../rough/collect-evidence.ts';
import { playRoughDay } from '../rough/play.ts';
import { asMarkdown } from '../rough/report.ts';
import { experiment, assertThat } from './bench.ts';

const calls = 300;
const seed = 'a rough day';

await experiment(async ({ folder, startApi, startSimulators }) => {
  const simulators = await startSimulators();
  const product = { simulators, api: await startApi(simulators.env), stop: async () => undefined };
  const began = performance.now();
  const onProgress = (done: number, total: number): void => progress('A rough day:', done, total);
  const records = await playRoughDay(product, { calls, seed, folder, onProgress });
  const seen = await collectEvidence(product, records);
  const checked = checkAll(seen);
  const seconds = (performance.now() - began) / 1000;
  writeFileSync(
    repositoryPath('docs/measured/rough-day.md'),
    await asMarkdown(seen, checked, { seed, seconds, at: new Date() }),
  );
  const broken = checked.filter(({ findings }) => findings.length > 0);
  assertThat(
    broken.length === 0,
    broken.map(({ title, findings }) => `${title}: ${findings.length} times not.`).join(' '),
  );
  return `${seen.calls.size} calls as they are in the field: ${checked.map(({ title }) => title).join('; ')}.`;
});
