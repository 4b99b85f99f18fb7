import { expect, test } from '@jest/globals';
import { fork, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const SECRET = 'a-secret-nobody-may-see';
const ACCOUNTS = ['TEST', 'LIVE'].flatMap((mode) => [
  ...['API_KEY', 'PUBLIC_KEY', 'PHONE_NUMBER_ID'].map((name) => `VAPI_${mode}_${name}`),
  ...['CLIENT_ID', 'CLIENT_SECRET', 'API_KEY', 'PROPERTY_ID'].map((name) => `CLOUDBEDS_${mode}_${name}`),
  ...['SECRET_KEY', 'WEBHOOK_SECRET'].map((name) => `STRIPE_${mode}_${name}`),
  ...['ACCOUNT_SID', 'AUTH_TOKEN', 'FROM'].map((name) => `TWILIO_${mode}_${name}`),
]);
const ENV: Record<string, string> = {
  PRODUCT_URL: 'http://127.0.0.1:4200',
  HOTEL_TIME_ZONE: 'America/Chicago',
  VAPI_WEBHOOK_SECRET: SECRET,
  ...Object.fromEntries(ACCOUNTS.map((name) => [name, `${SECRET}-${name}`])),
};

function run(env: Record<string, string>) {
  const child: ChildProcess = fork(MAIN, { env, execArgv: [], silent: true });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, exited, printed: () => printed };
}

test('it says where everything is when it is ready, and ends cleanly when asked', async () => {
  const { child, exited, printed } = run({ ...ENV, SIMULATORS_PORT: '0' });
  const ready = await new Promise<Record<string, string>>((resolve) =>
    child.once('message', (message) => resolve(message as Record<string, string>)),
  );
  expect((await fetch(`${ready.control}/api/phones`)).status).toBe(200);
  expect(await (await fetch(`${ready.control}/`)).text()).toContain(`<code>${ready.stripe}</code>`);
  expect((await fetch(`${ready.vapi}/assistant`)).status).toBe(401);
  expect((await fetch(`${ready.twilio}/phones`)).status).toBe(200);
  expect((await fetch(`${ready.stripe}/v1/balance`)).status).toBe(401);
  expect(ready.cloudbeds).toMatch(/\/api\/v1\.2$/);
  expect((await fetch(`${ready.cloudbeds}/getHotels`)).ok).toBe(false);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(printed()).not.toContain(SECRET);
});

test('it ends when the process that started it is gone', async () => {
  const { child, exited } = run({ ...ENV, SIMULATORS_PORT: '0' });
  await new Promise((resolve) => child.once('message', resolve));
  child.disconnect();
  expect(await exited).toBe(0);
});

test('a taken port is one clear line and exit code 1', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { exited, printed } = run({ ...ENV, SIMULATORS_PORT: String(port) });
  expect(await exited).toBe(1);
  expect(printed()).toBe(`simulators: port ${port} is taken: choose another SIMULATORS_PORT\n`);
  other.close();
});

test('missing settings are named, without their values', async () => {
  const { exited, printed } = run({ ...ENV, VAPI_LIVE_API_KEY: '', PRODUCT_URL: 'nowhere' });
  expect(await exited).toBe(1);
  expect(printed()).toMatch(/^simulators: .*PRODUCT_URL.*VAPI_LIVE_API_KEY.*\n$/);
  expect(printed()).not.toContain(SECRET);
});
