import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMutations } from '../prove/mutations.ts';
import { keyOf, runnerOf, type PromiseCheck, type Proof } from '../prove/promise-check.ts';
import { sections } from '../prove/promises.ts';
import { asMarkdown, asPage } from '../prove/report.ts';
import { Results, verdictOf, type Result } from '../prove/results.ts';
import { runProofs } from '../prove/run-proofs.ts';
import { splitByReports } from '../prove/reported-results.ts';
import { findBrowser } from './machine/browser.ts';
import { repositoryPath, buildAll, repositoryRoot } from './build/build.ts';
import { fail, userFacingMessage } from './machine/machine.ts';
import { printLine } from './machine/terminal.ts';

const usage = `npm run prove runs what shows that each promise of docs/promises.md is kept.
  -- reliability           only those of its third section; security only those of the second
     --only "last room"    only promises with these words in them
     --without journey     leaves out a kind of proof: unit, api, experiment or journey
     --seen .data/test     takes what npm test saw from the reports in that folder, and runs only the rest
     --seconds 20          how long an experiment goes on that can go on for as long as it likes (60)
     --broken              breaks the product instead, a line for each proof, in a copy, and wants to see the proof fail`;

const options = {
  only: { type: 'string', default: '' },
  without: { type: 'string', multiple: true, default: [] as string[] },
  seen: { type: 'string' },
  seconds: { type: 'string', default: '60' },
  broken: { type: 'boolean', default: false },
} as const;

/** @throws UserFacingError when they are not as the usage says */
function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

/** A proof that shows two promises runs once. */
const proofsOf = (checks: PromiseCheck[]): Proof[] => [
  ...new Map(checks.flatMap(({ proofs }) => proofs).map((proof) => [keyOf(proof), proof])).values(),
];

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function prove(): Promise<void> {
  const { values, positionals } = readArguments();
  const [part] = positionals;
  const asked = sections.filter(({ name }) => part === undefined || name === part);
  const checks = asked
    .flatMap((section) => section.checks)
    .filter(({ promise }) => promise.toLowerCase().includes(values.only.toLowerCase()));
  const seconds = Number(values.seconds);
  if (checks.length === 0 || positionals.length > 1 || !(seconds > 0)) fail(usage);
  const proofs = proofsOf(checks).filter((proof) => !values.without.includes(runnerOf(proof)));
  const results = new Results(repositoryPath('.data/prove/results.json'));
  const running = { seconds, signal: stopping.signal };

  const { seen, unseen } =
    values.seen && !values.broken ? splitByReports(values.seen, proofs) : { seen: [], unseen: proofs };
  if (values.seen) printLine(`${seen.length} were seen in ${values.seen}, ${unseen.length} are left to run.`);
  if (process.env['ALREADY_BUILT'] !== 'yes' && unseen.length > 0) {
    printLine('Building what has changed …');
    await buildAll();
  }
  if (values.broken) {
    const mutants = checks
      .flatMap((check) => check.proofs)
      .filter((proof) => !values.without.includes(runnerOf(proof)));
    const survivors = await runMutations(repositoryRoot, mutants, results, running, printLine);
    if (survivors.length > 0) process.exitCode = 1;
  } else {
    const note = (proof: Proof, result: Result): void => {
      results.add(proof, result);
      printLine(`${result.passed ? 'passed' : 'FAILED'}  ${keyOf(proof)}${result.said && `: ${result.said}`}`);
    };
    seen.forEach(([proof, result]) => note(proof, result));
    if (unseen.some((proof) => runnerOf(proof) === 'journey')) findBrowser();
    await runProofs(repositoryRoot, unseen, running, note);
  }
  const page = join(repositoryRoot, '.data/prove/report.html');
  write(page, asPage(sections, results));
  write(repositoryPath('docs/measured/promises.md'), await asMarkdown(sections, results));
  const kept = checks.filter((check) => verdictOf(check, results) === 'kept').length;
  const broken = checks.filter((check) => verdictOf(check, results) === 'broken').length;
  if (broken > 0 && !values.broken) process.exitCode = 1;
  printLine('');
  printLine(`${kept} kept, ${broken} broken, ${checks.length - kept - broken} not shown yet; ${page}`);
}

try {
  await prove();
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${userFacingMessage(error)}\n`);
}
