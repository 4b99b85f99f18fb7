import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { assistantBody, assistantServer, toolBodies, type AssistantPlan, type Door } from './assistant-plan.ts';
import { customerAssistant } from './customer-assistant.ts';
import { guestAssistant } from './guest-assistant.ts';
import { staffAssistant } from './staff-assistant.ts';
import { requestJson } from './json-request.ts';

export type AccountSetup = {
  vapiUrl: string;
  apiKey: string;
  phoneNumberId: string;
  productUrl: string;
  secrets: Readonly<Record<Door, string>>;
};

type Request = (method: string, path: string, body?: unknown) => Promise<unknown>;

const created = z.looseObject({ id: z.string() });
const named = created.extend({ name: z.string().optional() });
const storedTools = z.array(
  created.extend({ function: z.looseObject({ name: z.string() }).optional(), server: z.unknown() }),
);
const storedAssistants = z.array(named.extend({ server: z.unknown() }));
const storedCredentials = z.array(named);
const storedNumbers = z.array(named);

/**
 * Sets the account up as a person would in Vapi's dashboard: credentials, tools, the assistants that have them, and the numbers that
 * reach those. What is there is kept; only servers that point elsewhere are turned to this product.
 */
export async function setUpAccount(setup: AccountSetup): Promise<void> {
  const request: Request = (method, path, body) =>
    requestJson('Vapi', method, `${setup.vapiUrl}${path}`, {
      bearer: setup.apiKey,
      ...(body === undefined ? {} : { body }),
    });
  const credentials = await setUpCredentials(request, setup);
  for (const plan of [staffAssistant, customerAssistant, guestAssistant]) {
    const toolIds = await setUpTools(request, plan, setup, credentials[plan.door]);
    const assistantId = await setUpAssistant(request, plan, setup, credentials.webhook, toolIds);
    const numberId = plan.line === undefined ? setup.phoneNumberId : await setUpNumber(request, plan.line);
    await request('PATCH', `/phone-number/${numberId}`, { assistantId });
  }
}

async function setUpCredentials(request: Request, { secrets }: AccountSetup): Promise<Record<Door, string>> {
  const stored = storedCredentials.parse(await request('GET', '/credential?limit=1000'));
  const setUp = async (door: Door): Promise<string> => {
    const name = `Hotel, ${door}`;
    const authenticationPlan = { type: 'hmac', secretKey: secrets[door], algorithm: 'sha256' };
    const body = { provider: 'custom-credential', name, authenticationPlan };
    const existing = stored.find((credential) => credential.name === name);
    const put = existing ? request('PATCH', `/credential/${existing.id}`, body) : request('POST', '/credential', body);
    return created.parse(await put).id;
  };
  return {
    webhook: await setUp('webhook'),
    guest: await setUp('guest'),
    staff: await setUp('staff'),
    customer: await setUp('customer'),
  };
}

async function setUpTools(
  request: Request,
  plan: AssistantPlan,
  setup: AccountSetup,
  credentialId: string,
): Promise<string[]> {
  const stored = storedTools.parse(await request('GET', '/tool?limit=1000'));
  const ids: string[] = [];
  for (const body of toolBodies(plan, setup.productUrl, credentialId)) {
    const existing = stored.find((tool) => tool.function?.name === body.function.name);
    if (existing && !isDeepStrictEqual(existing.server, body.server)) {
      await request('PATCH', `/tool/${existing.id}`, { server: body.server });
    }
    ids.push(existing?.id ?? created.parse(await request('POST', '/tool', body)).id);
  }
  return ids;
}

async function setUpAssistant(
  request: Request,
  plan: AssistantPlan,
  { productUrl }: AccountSetup,
  credentialId: string,
  toolIds: readonly string[],
): Promise<string> {
  const stored = storedAssistants.parse(await request('GET', '/assistant?limit=1000'));
  const existing = stored.find(({ name }) => name === plan.name);
  const server = assistantServer(productUrl, credentialId);
  if (existing && !isDeepStrictEqual(existing.server, server)) {
    await request('PATCH', `/assistant/${existing.id}`, { server });
  }
  return existing?.id ?? created.parse(await request('POST', '/assistant', assistantBody(plan, server, toolIds))).id;
}

async function setUpNumber(request: Request, line: string): Promise<string> {
  const stored = storedNumbers.parse(await request('GET', '/phone-number?limit=1000'));
  const existing = stored.find(({ name }) => name === line);
  return existing?.id ?? created.parse(await request('POST', '/phone-number', { provider: 'vapi', name: line })).id;
}
