import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { simulatedAccounts } from '../environment/simulated-accounts.ts';
import { repositoryPath, buildAll, watchApi } from '../build/build.ts';
import { reserveFreePort, UserFacingError } from '../machine/machine.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { startBuiltApi, startProcess, waitUntilReady, type ProductProcess } from './processes.ts';
import { getOrCreateSecret } from '../environment/secrets.ts';
import { checkMachine, readSettings } from '../environment/settings.ts';
import { simulatorAddresses } from '../environment/simulator-addresses.ts';
import { progress, printLine } from '../machine/terminal.ts';

/** In modules, each of which is compiled by itself. */
const watching = ['--watch', '--watch-preserve-output', '--enable-source-maps'];

type ApiReady = { isNew: boolean; link: string | null };
type Simulators = Record<'control' | 'mail' | 'vapi' | 'cloudbeds' | 'stripe' | 'twilio', string>;
type Rehearsed = { type: string; done: number; total: number; calls: number };

/**
 * Brings up the product and stays until `signal`: build, PostgreSQL, simulators, API, and on a new database the rehearsal.
 * @throws UserFacingError with one line for whatever is in the way
 */
export async function launch(
  variables: NodeJS.ProcessEnv,
  signal: AbortSignal,
  options = { watchApi: false },
): Promise<void> {
  const settings = readSettings(variables);
  await checkMachine(settings);
  const env = { ...settings.env, PORT: settings.env.PORT || (await reserveFreePort()) };
  const running: ProductProcess[] = [];
  try {
    printLine('Building what has changed …');
    // beside a running test a build would take its files away
    if (process.env['ALREADY_BUILT'] !== 'yes') await buildAll();
    if (signal.aborted) return;

    let databaseUrl = env.DATABASE_URL;
    if (!databaseUrl) {
      printLine('Starting PostgreSQL …');
      const postgres = await startPostgres(env.DATA_DIR, getOrCreateSecret(env.DATA_DIR, 'database-password'));
      running.push({ process: postgres.process, stop: postgres.stop });
      databaseUrl = postgres.url;
    }
    const secrets = {
      VAPI_WEBHOOK_SECRET: env.VAPI_WEBHOOK_SECRET ?? getOrCreateSecret(env.DATA_DIR, 'vapi-webhook-secret'),
      VAPI_TOOL_TOKEN: env.VAPI_TOOL_TOKEN ?? getOrCreateSecret(env.DATA_DIR, 'vapi-tool-token'),
      VAPI_STAFF_TOOL_TOKEN: env.VAPI_STAFF_TOOL_TOKEN ?? getOrCreateSecret(env.DATA_DIR, 'vapi-staff-tool-token'),
      VAPI_CUSTOMER_TOOL_TOKEN:
        env.VAPI_CUSTOMER_TOOL_TOKEN ?? getOrCreateSecret(env.DATA_DIR, 'vapi-customer-tool-token'),
      SECRET_KEY: env.SECRET_KEY ?? getOrCreateSecret(env.DATA_DIR, 'secret-key'),
    };
    const logs = join(env.DATA_DIR, 'logs');
    const parts: NodeJS.ProcessEnv = { ...variables, ...secrets, DATABASE_URL: databaseUrl, PORT: String(env.PORT) };
    let control: string | undefined;

    if (settings.withSimulators) {
      printLine('Starting the simulators …');
      Object.assign(parts, simulatedAccounts(env.DATA_DIR, variables), {
        SIMULATORS_PORT: String(env.SIMULATORS_PORT),
        DATA_DIR: env.DATA_DIR,
        PRODUCT_URL: `http://127.0.0.1:${env.PORT}`,
        HOTEL_TIME_ZONE: env.HOTEL_TIME_ZONE,
        // its mail server passes notices on to this product alone
        MAIL_WEBHOOK_SECRET: env.MAIL_WEBHOOK_SECRET ?? getOrCreateSecret(env.DATA_DIR, 'mail-webhook-secret'),
      });
      const simulators = startProcess<Simulators>(
        repositoryPath('libs/simulators/src/main.ts'),
        parts,
        join(logs, 'simulators.log'),
      );
      running.push(simulators);
      const ready = await waitUntilReady(simulators);
      control = ready.control;
      Object.assign(parts, simulatorAddresses(parts, ready));
    }

    printLine('Starting the API …');
    if (options.watchApi) running.push(watchApi());
    const log = join(logs, 'api.log');
    const api = options.watchApi
      ? startProcess<ApiReady>(repositoryPath('api/dist/main.js'), parts, log, watching)
      : startBuiltApi<ApiReady>(parts, log);
    running.push(api);
    const { isNew, link } = await waitUntilReady(api);
    greet(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`, link, control);

    // a rehearsal that was cut short goes on at the next start: its calls are the same, and one that is there changes nothing
    const unfinished = join(env.DATA_DIR, 'rehearsal-unfinished');
    if (isNew) writeFileSync(unfinished, '');
    if (control && settings.withRehearsal && existsSync(unfinished)) {
      const rehearsal = rehearse({ ...parts, CONTROL_URL: control, HOTEL_TIME_ZONE: env.HOTEL_TIME_ZONE }, logs, () =>
        rmSync(unfinished, { force: true }),
      );
      running.push(rehearsal);
    }
    await stayUntil(signal, api, logs);
  } finally {
    for (const part of running.reverse()) await part.stop();
  }
}

function greet(address: string, link: string | null, control: string | undefined): void {
  printLine('');
  printLine(`Ready: ${address}`);
  if (link) printLine(`Sign in once with this link: ${link}`);
  if (control) printLine(`Simulators: ${control}`);
  printLine('Stop with Ctrl-C.');
  printLine('');
}

/** Simulated callers fill a new database through the product's own doors. */
function rehearse(env: NodeJS.ProcessEnv, logs: string, onDone: () => void): ProductProcess {
  const part = startProcess<never>(repositoryPath('libs/simulators/src/rehearse.ts'), env, join(logs, 'rehearsal.log'));
  let planned = 0;
  part.process.on('message', ({ type, done, total, calls }: Rehearsed) => {
    if (type === 'progress') {
      planned = total;
      progress('Rehearsing calls:', done, total);
    }
    if (type !== 'done' || calls < planned) return;
    onDone();
    printLine(`Rehearsal is over: ${calls} calls.`);
  });
  part.ready.catch(
    () =>
      part.process.exitCode === 0 ||
      part.process.killed ||
      printLine(`The rehearsal stopped early; see ${join(logs, 'rehearsal.log')}`),
  );
  return part;
}

const stayUntil = (signal: AbortSignal, api: ProductProcess, logs: string): Promise<void> =>
  new Promise((stop, failed) => {
    if (signal.aborted) stop();
    signal.addEventListener('abort', () => stop(), { once: true });
    api.process.once(
      'exit',
      () => signal.aborted || failed(new UserFacingError(`The API ended unexpectedly; see ${join(logs, 'api.log')}`)),
    );
  });
