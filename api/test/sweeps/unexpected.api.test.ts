import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '@booking/contracts/endpoint';
import { errorOf } from '../requests/error-answer.ts';
import { eventually, owner, startApiProcess, webhookSecret, type ApiInProcess } from '../start/running-api.ts';
import { signIn } from '../people/staff.ts';
import { tokenFor } from '../requests/tool-calls.ts';
import { everyEndpoint, named } from './every-endpoint.ts';
import { send } from './send.ts';

const everyHandlerThrows = new URL('./every-handler-throws.mjs', import.meta.url).href;

let api: ApiInProcess;
let headers: Record<string, string>;
beforeAll(async () => {
  const sound = await startApiProcess();
  const session = await signIn(sound, owner.email, owner.password);
  headers = { ...session, 'x-vapi-secret': webhookSecret };
  await sound.stop();
  api = await startApiProcess({ NODE_OPTIONS: `--import ${everyHandlerThrows}` }, sound.databaseUrl);
});
afterAll(() => api.stop());

/** Stopped before their handlers by a body or an address that nobody signed. */
const isSigned = ({ path }: Endpoint): boolean => /webhooks\/(stripe|twilio|cloudbeds)$/.test(path);
const open = everyEndpoint.filter((endpoint) => !isSigned(endpoint));

test.each(named(open))('%s tells nothing of an error that nobody thought of', async (_, endpoint) => {
  const answer = await send(api, endpoint, { ...headers, ...tokenFor(endpoint.path) });
  const told = [...answer.headers.values()];
  const error = await errorOf(answer, 500);
  expect(error.code).toBe('unexpected');
  expect([JSON.stringify(error), ...told].join('\n')).not.toMatch(/secret|password|account|\.[jt]s:/);
  // whoever looks for the cause finds it under the id that was told
  const line = await eventually(async () => {
    const lines = api.log().split('\n');
    return lines.find((each) => each.includes(error.requestId) && each.includes('"stack"'));
  });
  expect(line).toMatch(/every-handler-throws/);
  expect(line).not.toMatch(/parameters/);
});
