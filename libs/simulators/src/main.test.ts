import { expect, test } from '@jest/globals';
import { fork, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const SECRET = 'a-secret-nobody-may-see';
const ENV = {
  PRODUCT_URL: 'http://127.0.0.1:4200',
  VAPI_TEST_API_KEY: SECRET,
  VAPI_TEST_PUBLIC_KEY: SECRET,
  VAPI_TEST_PHONE_NUMBER_ID: '11111111-1111-4111-8111-111111111111',
  VAPI_LIVE_API_KEY: SECRET,
  VAPI_LIVE_PUBLIC_KEY: SECRET,
  VAPI_LIVE_PHONE_NUMBER_ID: '22222222-2222-4222-8222-222222222222',
  VAPI_WEBHOOK_SECRET: SECRET,
};

function run(env: Record<string, string>) {
  const child: ChildProcess = fork(MAIN, { env, execArgv: [], silent: true });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, exited, printed: () => printed };
}

test('it says when it is ready and ends cleanly when asked', async () => {
  const { child, exited, printed } = run({ ...ENV, SIMULATORS_PORT: '0' });
  const ready = await new Promise<{ control: string; vapi: string }>((resolve) =>
    child.once('message', (message) => resolve(message as { control: string; vapi: string })),
  );
  expect((await fetch(`${ready.control}/api/phones`)).status).toBe(200);
  expect((await fetch(`${ready.vapi}/assistant`)).status).toBe(401);
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
