import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { clockVariables } from '../../../tools/src/testing/fake-date.ts';
import { apiFlags, apiMemory } from '../../../tools/src/product/processes.ts';

const inModules = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const bundled = fileURLToPath(new URL('../../dist/bundle/main.mjs', import.meta.url));

export const owner = { email: 'owner@hotel.example', password: 'a long enough password' };
export const webhookSecret = 'webhook-secret-of-a-test';
export const toolToken = 'tool-token-of-a-test-run';
export const staffToolToken = 'staff-tool-token-of-a-test-run';
export const customerToolToken = 'customer-tool-token-of-a-test-run';

/** What the voice platform shows at each door, by its name in the environment. */
export const doorSecrets = {
  VAPI_WEBHOOK_SECRET: webhookSecret,
  VAPI_TOOL_TOKEN: toolToken,
  VAPI_STAFF_TOOL_TOKEN: staffToolToken,
  VAPI_CUSTOMER_TOOL_TOKEN: customerToolToken,
};

/** How long the simulated providers take, as a part of what the real ones take. */
export const simulatorsPace = '0.2';

/** A time limit longer than a slow provider of the simulators takes, a pace at which none of their requests is too many, and work done again soon. */
export const quickToGiveUp = {
  OUTBOUND_TIMEOUT_MS: '4000',
  BREAKER_PAUSE_MS: '1000',
  CLOUDBEDS_PACE_MS: '400',
  JOBS_POLL_MS: '1000',
};

export type ApiProcess = {
  url: string;
  /** The one-time sign-in link, when the environment names no owner. */
  link: string | null;
  process: ChildProcess;
  /** Everything it has written to its log. */
  log: () => string;
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
};

/** The environment of an API of tests. @param env what is different from usual */
export const apiVariables = (databaseUrl: string, env: Record<string, string>): Record<string, string | undefined> => ({
  PATH: process.env['PATH'],
  ...clockVariables(),
  ...apiMemory,
  NODE_COMPILE_CACHE: process.env['TEST_COMPILE_CACHE'],
  DATABASE_URL: databaseUrl,
  DATA_DIR: process.env['TEST_DATA_DIR'],
  PORT: '0',
  ...doorSecrets,
  SECRET_KEY: 'a-key-that-is-only-for-tests',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  VAPI_BASE_URL: 'http://127.0.0.1:9',
  ...quickToGiveUp,
  ...env,
});

/** Starts the built API as deployments do and waits until it is ready. @throws Error with what it wrote when it ends instead */
export async function spawnApi(databaseUrl: string, env: Record<string, string>): Promise<ApiProcess> {
  // what is loaded before it meets its parts only where they are files
  const program = env['NODE_OPTIONS'] ? inModules : bundled;
  const child = spawn(process.execPath, [...apiFlags, program], {
    env: apiVariables(databaseUrl, env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const { address, link } = await new Promise<{ address: string; link: string | null }>((ready, failed) => {
    child.once('message', (message) => ready(message as { address: string; link: string | null }));
    child.once('exit', (code) => failed(new Error(`The API ended with ${code}: ${written}`)));
  });
  return {
    url: address,
    link,
    process: child,
    log: () => written,
    end: async (signal) => {
      const ended = new Promise((done) => child.once('exit', done));
      if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await ended;
    },
  };
}
