import { writeFileSync } from 'node:fs';
import { at } from '../../src/build.ts';
import { progress } from '../../src/terminal.ts';
import { checkAll } from '../rough/checks.ts';
import { look } from '../rough/look.ts';
import { playRoughDay } from '../rough/play.ts';
import { asMarkdown } from '../rough/report.ts';
import { experiment, hold } from './bench.ts';

const calls = 300;
const seed = 'a rough day';

await experiment(async ({ folder, startApi, startSimulators }) => {
  const simulators = await startSimulators();
  const house = { simulators, api: await startApi(simulators.env), stop: async () => undefined };
  const began = performance.now();
  const onProgress = (done: number, total: number): void => progress('A rough day:', done, total);
  const records = await playRoughDay(house, { calls, seed, folder, onProgress });
  const seen = await look(house, records);
  const checked = checkAll(seen);
  const seconds = (performance.now() - began) / 1000;
  writeFileSync(at('docs/measured/rough-day.md'), await asMarkdown(seen, checked, { seed, seconds, at: new Date() }));
  const broken = checked.filter(({ findings }) => findings.length > 0);
  hold(broken.length === 0, broken.map(({ title, findings }) => `${title}: ${findings.length} times not.`).join(' '));
  return `${seen.calls.size} calls as they are in the field: ${checked.map(({ title }) => title).join('; ')}.`;
});
