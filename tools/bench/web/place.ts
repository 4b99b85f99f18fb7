import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authEndpoints } from '@booking/contracts/auth';
import { owner, startTestEnvironment, type TestEnvironment } from '../../src/testing/test-environment.ts';
import { fail, waitUntil } from '../../src/machine/machine.ts';
import { printLine } from '../../src/machine/terminal.ts';
import type { Visit } from './cold-load.ts';
import { makeCertificate, startFront, type Certificate } from './front.ts';

/** A filled product behind a front, with what it takes to enter it. */
export type Place = {
  environment: TestEnvironment;
  certificate: Certificate;
  /** The product over HTTP/2. */
  url: string;
  /** Of its owner, signed in. */
  cookies: NonNullable<Visit['cookies']>;
  close: () => Promise<void>;
};

/** One that runs already, as journeys find it, or a new one. */
const startEnteredEnvironment = async (): Promise<TestEnvironment> => {
  const {
    E2E_URL: url,
    E2E_CONTROL_URL: controlUrl,
    E2E_DATABASE_URL: databaseUrl,
    E2E_DATA_DIR: dataDir,
  } = process.env;
  if (url && controlUrl && databaseUrl && dataDir)
    return { url, controlUrl, databaseUrl, dataDir, stop: async () => undefined };
  printLine('Filling the product with rehearsed calls …');
  return startTestEnvironment({ ALREADY_BUILT: 'yes' });
};

async function signIn(origin: string, url: string): Promise<Place['cookies']> {
  const { method, path } = authEndpoints.signIn;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(owner) });
  if (!answer.ok) fail(`The product did not let its owner in: ${await answer.text()}`);
  return answer.headers.getSetCookie().map((each) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
    return { name, value, url };
  });
}

/** @throws UserFacingError, Error when the product does not come up */
export async function openPlace(): Promise<Place> {
  const certificate = makeCertificate();
  const environment = await startEnteredEnvironment();
  const front = await startFront(() => environment.url, certificate);
  const close = async (): Promise<void> => {
    await front.stop();
    await environment.stop();
  };
  try {
    return { environment, certificate, url: front.url, cookies: await signIn(environment.url, front.url), close };
  } catch (error) {
    await close();
    throw error;
  }
}

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Has a link to choose a room texted to a guest, by the tool that assistants use. @returns its path @throws UserFacingError */
export async function textedPath({ environment: { url, dataDir, controlUrl } }: Place): Promise<string> {
  const name = 'send_room_selection_link';
  const phone = '+15125550190';
  const stay = { startDate: dayIn(60), endDate: dayIn(63), adults: 2, children: 0, phone };
  const call = { id: randomUUID(), type: 'inboundPhoneCall', customer: { number: phone } };
  const toolCallList = [{ id: randomUUID(), type: 'function', function: { name, arguments: stay } }];
  const send = (path: string, secret: string, message: object): Promise<Response> => {
    const token = readFileSync(join(dataDir, 'secrets', secret), 'utf8');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify({ message }) });
  };
  const begun = { type: 'status-update', status: 'in-progress', call };
  await send('/api/webhooks/vapi', 'vapi-webhook-secret', begun);
  await send(`/api/vapi-tools/${name}`, 'vapi-tool-token', { type: 'tool-calls', call, toolCallList });
  const messaging = Number(new URL(controlUrl).port) + 4;
  let path: string | undefined;
  const isTexted = async (): Promise<boolean> => {
    const texts = await (await fetch(`http://127.0.0.1:${messaging}/api/phones/${phone}/texts`)).text();
    path = /\/room-select\/[\w-]+/.exec(texts)?.[0];
    return path !== undefined;
  };
  await waitUntil(isTexted, 30, 'The link to choose a room was not texted within half a minute.');
  return path!;
}
