import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isKept, type Line } from '../bench/bench.ts';
import { benches } from '../bench/benches.ts';
import { keepRun, lastRun, thisMachine } from '../bench/history.ts';
import { keepNewest, newestOf } from '../bench/newest.ts';
import { explainedIn, overviewOf } from '../bench/overview.ts';
import { asMarkdown } from '../bench/report.ts';
import { repositoryPath, buildAll } from './build/build.ts';
import { currentCommit } from './build/commit.ts';
import { fail, userFacingMessage } from './machine/machine.ts';
import { printLine } from './machine/terminal.ts';

const names = Object.keys(benches);
const usage = `npm run bench -- <${names.join('|')}|all> measures, beside yardsticks of the same run. It wants a quiet machine.
  -- --only guest     only what has this in its name; docs/measured and the history are left as they are
  -- --calls 1000000  of growth: how many calls come in by the doors and are not filled by SQL; 10000 unless said`;
const folder = repositoryPath('docs/measured');
const history = repositoryPath('docs/measured/history.jsonl');

function readArguments() {
  try {
    const options = {
      only: { type: 'string', default: '' },
      calls: { type: 'string', default: '10000' },
    } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

type Asked = { only: string; calls: number; commit: string };

/** Measures, says what came of it, and keeps it when nothing was left out. */
async function measure(name: string, { only, calls, commit }: Asked): Promise<Line[]> {
  const chosen = await benches[name]!();
  const sections: string[] = [];
  const add = (section: string): void => void sections.push(section);
  const lines = await chosen.run({ only, calls, signal: stopping.signal, add });
  if (lines.length === 0) fail(`Nothing of ${name} has "${only}" in it.`);
  const [now, machine] = [new Date(), thisMachine()];
  const text = await asMarkdown(chosen, lines, lastRun(history, name, machine), now, sections);
  printLine(text);
  if (only) return lines;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.md`, text);
  keepNewest(folder, name, { at: now.toISOString(), commit, machine, lines });
  keepRun(history, lines, { bench: name, at: now.toISOString(), commit, machine });
  const runs = Object.fromEntries(names.map((each) => [each, newestOf(folder, each)]));
  writeFileSync(
    `${folder}/README.md`,
    await overviewOf(runs, explainedIn(readFileSync(`${folder}/misses.md`, 'utf8'))),
  );
  return lines;
}

async function bench(): Promise<void> {
  const {
    values: { only, calls },
    positionals: [name = '', ...rest],
  } = readArguments();
  const chosen = name === 'all' ? names : names.filter((each) => each === name);
  if (chosen.length === 0 || rest.length > 0 || (name === 'all' && only)) return fail(usage);
  // what is measured is written down here, so that the folder is another after the first
  const asked = { only, calls: Number(calls), commit: currentCommit() };
  if (process.env['ALREADY_BUILT'] !== 'yes') {
    printLine('Building what has changed …');
    await buildAll();
  }
  const lines: Line[] = [];
  for (const each of chosen) lines.push(...(await measure(each, asked)));
  process.exitCode = lines.some((line) => isKept(line) === false) ? 1 : 0;
}

try {
  await bench();
} catch (error) {
  process.exitCode = 1;
  if (!stopping.signal.aborted) process.stderr.write(`${userFacingMessage(error)}\n`);
}
