import type { Mode } from '@booking/contracts/mode';
import { setupEndpoints, type SetupStep } from '@booking/contracts/setup';
import { fail, userFacingMessage } from './machine/machine.ts';
import { printLine } from './machine/terminal.ts';
import { withProductHere } from './remotes/product.ts';

const usage = `npm run doctor              says of each step of Setup whether it is done, and what to do, in the hotel's current mode
npm run doctor -- test      the same of test mode; live of live mode
It asks the product at API_URL, else the one on this machine, as ADMIN_EMAIL with ADMIN_PASSWORD where they are set. It ends
with 1 while something is missing or wrong.`;

const marks: Record<string, string> = { done: 'ok     ', missing: 'MISSING', wrong: 'WRONG  ', waiting: 'waiting' };

function printStep({ id, status, checks, addresses }: SetupStep): void {
  printLine(`${marks[status] ?? status} ${id}`);
  for (const check of checks) {
    printLine(`          ${marks[check.status] ?? check.status} ${check.label}${check.found ? `: ${check.found}` : ''}`);
    if (check.whatToDo) printLine(`                  → ${check.whatToDo}`);
  }
  if (status !== 'missing' && status !== 'wrong') return;
  for (const { label, url, events, whereToPaste } of addresses) {
    printLine(`          ${label}: ${url}`);
    if (events.length > 0) printLine(`                  events: ${events.join(', ')}`);
    printLine(`                  ${whereToPaste}`);
  }
}

try {
  const [asked, ...others] = process.argv.slice(2);
  if (others.length > 0 || (asked !== undefined && asked !== 'test' && asked !== 'live')) fail(usage);
  const query = asked === undefined ? {} : { mode: asked as Mode };
  await withProductHere(process.env, async (product) => {
    const { mode, steps } = await product.ask(setupEndpoints.read, { query });
    printLine(`Setup of ${mode} mode at ${product.address}`);
    steps.forEach(printStep);
    if (steps.some(({ status }) => status === 'missing' || status === 'wrong')) process.exitCode = 1;
  });
} catch (error) {
  process.stderr.write(`${userFacingMessage(error)}\n`);
  process.exitCode = 1;
}
