import { parseArgs } from 'node:util';
import type { Head } from './modules/people/audit-chain/head-files.repository.ts';
import { verifyAuditLog } from './modules/people/audit-chain/verification.service.ts';
import { Env } from './platform/env/env.service.ts';
import { startProblem } from './start-problem.ts';

/** A note as it was posted: `533:9f…`. */
function readNote(text: string): Head {
  const [, place, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!place || !hash) throw new Error(`--head: expected <place>:<hash>, as it was posted.`);
  return { place: Number(place), hash };
}

let env: Env | undefined;
try {
  const { values } = parseArgs({ options: { head: { type: 'string', multiple: true, default: [] } } });
  env = Env.read();
  const { said, isWhole } = await verifyAuditLog(env, values.head.map(readNote));
  for (const sentence of said) process.stdout.write(`${sentence}\n`);
  if (!isWhole) process.exitCode = 1;
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(
    `${env ? startProblem(error, env.settings.DATABASE_URL) : (error as Error).message.split('\n')[0]}\n`,
  );
}
