import { fork } from 'node:child_process';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Provider } from '@booking/contracts/integrations';
import { portAhead } from '../../tools/src/machine.ts';
import { webhookSecret } from './running-api.ts';

const main = fileURLToPath(new URL('../../libs/simulators/src/main.ts', import.meta.url));

export type Fault =
  'slow' | 'rate_limited' | 'server_error' | 'hang' | 'timeout_after_commit' | 'expired_token' | 'refused' | 'half_way';
type WebhookFault = 'webhooks_duplicated' | 'webhooks_late' | 'webhooks_reordered' | 'room_just_taken' | 'short_pages';

/** The four simulated services in a process of their own, for one API that is still to be started. */
export type Simulators = Record<Provider | 'control', string> & {
  /** What the API is started with so that it meets them: port, public address, base addresses, credentials. */
  env: Record<string, string>;
  /** Turns exactly these faults of a provider on. */
  fault: (provider: Provider, ...faults: (Fault | WebhookFault)[]) => Promise<void>;
  heal: () => Promise<void>;
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

/** Starts the simulators on free ports. @throws Error with what they wrote when they end instead */
export async function startSimulators(): Promise<Simulators> {
  // the API's, which listens there once it knows where they are
  const port = await portAhead();
  const publicUrl = `http://localhost:${port}`;
  const accounts = madeCredentials();
  const env = {
    NODE_COMPILE_CACHE: process.env['TEST_COMPILE_CACHE'],
    SIMULATORS_PORT: '0',
    PRODUCT_URL: publicUrl,
    HOTEL_TIME_ZONE: 'America/Chicago',
    OTHER_GUESTS: 'stay_away',
    VAPI_WEBHOOK_SECRET: webhookSecret,
  };
  const child = fork(main, {
    env: { ...env, ...accounts },
    execArgv: [],
    silent: true,
  });
  let written = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const ended = new Promise((done) => child.once('exit', done));
  const urls = await new Promise<Record<Provider | 'control', string>>((ready, failed) => {
    child.once('message', (message) => ready(message as Record<Provider | 'control', string>));
    child.once('exit', (code) => failed(new Error(`The simulators ended with ${code}: ${written}`)));
  });
  const dial = async (method: string, path: string, body?: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(
      `${urls.control}${path}`,
      body ? { method, headers, body: JSON.stringify(body) } : { method },
    );
    if (!answer.ok) throw new Error(await answer.text());
  };
  return {
    ...urls,
    env: {
      ...accounts,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      VAPI_BASE_URL: urls.vapi,
      CLOUDBEDS_BASE_URL: urls.cloudbeds,
      STRIPE_BASE_URL: urls.stripe,
      TWILIO_BASE_URL: urls.twilio,
    },
    fault: (provider, ...on) => dial('PUT', `/api/faults/${provider}`, { on }),
    heal: () => dial('DELETE', '/api/faults'),
    stop: async () => {
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    },
  };
}
