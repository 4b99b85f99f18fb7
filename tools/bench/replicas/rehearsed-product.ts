import { join } from 'node:path';
import { doorSecrets, owner, type ApiInProcess } from '../../../api/test/start/running-api.ts';
import type { Bench } from '../../prove/experiments/bench.ts';
import { repositoryPath } from '../../src/build/build.ts';
import { reserveFreePort } from '../../src/machine/machine.ts';
import { startProcess } from '../../src/product/processes.ts';
import { progress, printLine } from '../../src/machine/terminal.ts';

/** 17 calls a day, and those of the guests who go on where a call ended. */
const days = 30;

type Said = { type: string; done: number; total: number };

/** A process for the pages and one for the jobs, on one database, with simulated services around them. */
export type RehearsedProduct = {
  api: ApiInProcess;
  worker: ApiInProcess;
  /** Fills it by simulated callers. @param onBegun is awaited once a fifth of them has called */
  rehearse: (onBegun: () => Promise<void>) => Promise<void>;
};

const named = (databaseUrl: string, name: string): string => `${databaseUrl}?application_name=${name}`;

export async function startRehearsedProduct(bench: Bench): Promise<RehearsedProduct> {
  const [database, simulators] = [await bench.newDatabase(), await bench.startSimulators()];
  const start = async (part: 'api' | 'worker', env: Record<string, string>): Promise<ApiInProcess> =>
    bench.startApi({ ...simulators.env, ...env, PROCESS: part }, named(database, part));
  const api = await start('api', {});
  const worker = await start('worker', { PORT: String(await reserveFreePort()) });
  const env = {
    ...process.env,
    ...simulators.env,
    CONTROL_URL: simulators.control,
    VAPI_URL: simulators.vapi,
    TWILIO_URL: simulators.twilio,
    PRODUCT_URL: simulators.env['PUBLIC_URL'],
    ...doorSecrets,
    HOTEL_TIME_ZONE: 'America/Chicago',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    REHEARSAL_DAYS: String(days),
  };
  const rehearse = async (onBegun: () => Promise<void>): Promise<void> => {
    printLine('Filling the product by rehearsed calls …');
    const part = startProcess(
      repositoryPath('libs/simulators/src/rehearse.ts'),
      env,
      join(bench.folder, 'rehearsal.log'),
    );
    bench.after(part.stop);
    let begun: Promise<void> | undefined;
    await new Promise<void>((done, failed) => {
      part.process.on('message', ({ type, done: played, total }: Said) => {
        if (type === 'done') return done();
        progress('Rehearsing calls:', played, total);
        if (played >= total / 5) (begun ??= onBegun()).catch(failed);
      });
      part.ready.catch(failed);
    });
    await begun;
  };
  return { api, worker, rehearse };
}
