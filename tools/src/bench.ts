import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isKept } from '../bench/bench.ts';
import { benches } from '../bench/benches.ts';
import { keepRun, lastRun, thisMachine } from '../bench/history.ts';
import { asMarkdown } from '../bench/report.ts';
import { at, buildAll } from './build.ts';
import { commitHere } from './commit.ts';
import { fail, obstacleIn } from './machine.ts';
import { say } from './terminal.ts';

const usage = `npm run bench -- <${Object.keys(benches).join('|')}> measures, beside yardsticks of the same run. It wants a quiet machine.
  -- --only guest     only what has this in its name; docs/measured and the history are left as they are
  -- --calls 1000000  of growth: how many calls come in by the doors and are not filled by SQL; 10000 unless said`;

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

async function bench(): Promise<void> {
  const {
    values: { only, calls },
    positionals: [name = '', ...rest],
  } = readArguments();
  const load = benches[name];
  if (!load || rest.length > 0) return fail(usage);
  const chosen = await load();
  if (process.env['ALREADY_BUILT'] !== 'yes') {
    say('Building what has changed …');
    await buildAll();
  }
  const sections: string[] = [];
  const add = (section: string): void => void sections.push(section);
  const lines = await chosen.run({ only, calls: Number(calls), signal: stopping.signal, add });
  if (lines.length === 0) fail(`Nothing of ${name} has "${only}" in it.`);
  const now = new Date();
  const history = at('docs/measured/history.jsonl');
  const text = await asMarkdown(chosen, lines, lastRun(history, name, thisMachine()), now, sections);
  say(text);
  if (!only) {
    mkdirSync(at('docs/measured'), { recursive: true });
    writeFileSync(at(`docs/measured/${name}.md`), text);
    writeFileSync(at(`docs/measured/${name}.json`), `${JSON.stringify({ at: now, lines }, undefined, 2)}\n`);
    keepRun(history, lines, { bench: name, at: now.toISOString(), commit: commitHere(), machine: thisMachine() });
  }
  process.exitCode = lines.some((line) => isKept(line) === false) ? 1 : 0;
}

try {
  await bench();
} catch (error) {
  process.exitCode = 1;
  if (!stopping.signal.aborted) process.stderr.write(`${obstacleIn(error)}\n`);
}
