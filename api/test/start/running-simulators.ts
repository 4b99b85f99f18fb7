import { fork } from 'node:child_process';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Provider } from '@booking/contracts/integrations';
import { clockVariables } from '../../../tools/src/testing/fake-date.ts';
import { reserveFreePort } from '../../../tools/src/machine/machine.ts';
import { simulatorsPace, webhookSecret } from './api-process.ts';
import { hostSimulators, stopHosted } from './worker-apis.ts';

const main = fileURLToPath(new URL('../../../libs/simulators/src/main.ts', import.meta.url));

export type Fault =
  'slow' | 'rate_limited' | 'server_error' | 'hang' | 'timeout_after_commit' | 'expired_token' | 'refused' | 'half_way';
type WebhookFault = 'webhooks_duplicated' | 'webhooks_late' | 'webhooks_reordered' | 'room_just_taken' | 'short_pages';

/** The four simulated services in a process of their own, for one API that is still to be started. */
export type Simulators = Record<Provider | 'control' | 'mail', string> & {
  /** What the API is started with so that it meets them: port, public address, base addresses, credentials. */
  env: Record<string, string>;
  /** Turns exactly these faults of a provider on. */
  fault: (provider: Provider, ...faults: (Fault | WebhookFault)[]) => Promise<void>;
  /** Turns all faults off. @returns whether any was turned on since this was last done */
  heal: () => Promise<boolean>;
  stop: () => Promise<void>;
};

const token = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Credentials of one mode that open nothing anywhere. */
const made = (mode: 'test' | 'live'): Record<string, string> => ({
  VAPI_API_KEY: randomUUID(),
  VAPI_PUBLIC_KEY: randomUUID(),
  VAPI_PHONE_NUMBER_ID: randomUUID(),
  CLOUDBEDS_CLIENT_ID: `live1_${randomInt(100_000, 999_999)}_${token(9)}`,
  CLOUDBEDS_CLIENT_SECRET: token(24),
  CLOUDBEDS_API_KEY: `cbat_${token(24)}`,
  CLOUDBEDS_PROPERTY_ID: String(randomInt(100_000, 999_999)),
  STRIPE_SECRET_KEY: `sk_${mode}_${token(24)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${token(24)}`,
  TWILIO_ACCOUNT_SID: `AC${token(16)}`,
  TWILIO_AUTH_TOKEN: token(16),
  TWILIO_FROM: mode === 'test' ? '+17375550142' : '+17375550143',
});

/** Every credential of both modes, under its name in the environment. */
export const madeCredentials = (): Record<string, string> =>
  Object.fromEntries(
    (['test', 'live'] as const).flatMap((mode) =>
      Object.entries(made(mode)).map(([name, value]) => [name.replace('_', `_${mode.toUpperCase()}_`), value]),
    ),
  );

/** Where simulators of one API listen, whenever they are started: the ports and credentials that the API knows. */
export type SimulatorsPlace = { port: number; simulatorsPort: number; credentials: Record<string, string> };

/** An API that meets simulators needs its port before it is started, and they need theirs whenever they are started anew. */
export const reservePlace = async (): Promise<SimulatorsPlace> => ({
  port: await reserveFreePort(),
  simulatorsPort: await reserveFreePort(6),
  credentials: madeCredentials(),
});

export type SimulatorUrls = Record<Provider | 'control' | 'mail', string>;
type SimulatorsProcess = { urls: SimulatorUrls; env: Record<string, string>; stop: () => Promise<void> };

const publicUrlOf = ({ port }: SimulatorsPlace): string => `http://localhost:${port}`;

/** The environment of simulators of tests. */
export const simulatorsVariables = (place: SimulatorsPlace): Record<string, string> => ({
  ...place.credentials,
  SIMULATORS_PORT: String(place.simulatorsPort),
  SIMULATORS_PACE: simulatorsPace,
  PRODUCT_URL: publicUrlOf(place),
  HOTEL_TIME_ZONE: 'America/Chicago',
  OTHER_GUESTS: 'stay_away',
  VAPI_WEBHOOK_SECRET: webhookSecret,
  MAIL_WEBHOOK_SECRET: webhookSecret,
});

/** What an API is started with so that it meets simulators. @param urls where they answer */
export const apiEnvironment = (place: SimulatorsPlace, urls: SimulatorUrls): Record<string, string> => ({
  ...place.credentials,
  PORT: String(place.port),
  PUBLIC_URL: publicUrlOf(place),
  VAPI_BASE_URL: urls.vapi,
  CLOUDBEDS_BASE_URL: urls.cloudbeds,
  STRIPE_BASE_URL: urls.stripe,
  TWILIO_BASE_URL: urls.twilio,
});

/** Starts the process of the simulators at a place. @throws Error with what it wrote when it ends instead */
async function spawnSimulators(place: SimulatorsPlace): Promise<SimulatorsProcess> {
  const env = { ...clockVariables(), ...simulatorsVariables(place) };
  const child = fork(main, { env, execArgv: [], silent: true });
  let written = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const ended = new Promise((done) => child.once('exit', done));
  const urls = await new Promise<SimulatorUrls>((ready, failed) => {
    child.once('message', (message) => ready(message as SimulatorUrls));
    child.once('exit', (code) => failed(new Error(`The simulators ended with ${code}: ${written}`)));
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  };
  return { urls, env: apiEnvironment(place, urls), stop };
}

/** In a process with others where Jest runs, in one of their own elsewhere. */
async function startSimulatorsAt(place: SimulatorsPlace): Promise<SimulatorsProcess> {
  if (!process.env['TEST_WORKER_APIS']) return spawnSimulators(place);
  const { id, urls } = await hostSimulators(place);
  return { urls, env: apiEnvironment(place, urls), stop: () => stopHosted(id) };
}

/** What a test does with simulators that run. */
export function simulatorsAt({ urls, env, stop }: SimulatorsProcess): Simulators {
  const dial = async (method: string, path: string, body?: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(
      `${urls.control}${path}`,
      body ? { method, headers, body: JSON.stringify(body) } : { method },
    );
    if (!answer.ok) throw new Error(await answer.text());
  };
  let isFaulty = false;
  return {
    ...urls,
    env,
    fault: (provider, ...on) => {
      isFaulty = true;
      return dial('PUT', `/api/faults/${provider}`, { on });
    },
    heal: async () => {
      const wasFaulty = isFaulty;
      await dial('DELETE', '/api/faults');
      isFaulty = false;
      return wasFaulty;
    },
    stop,
  };
}

/** Starts simulators on free ports, for an API that is still to be started. */
export const startSimulators = async (): Promise<Simulators> =>
  simulatorsAt(await startSimulatorsAt(await reservePlace()));
