import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { assistantBody, assistantServer, toolBodies, type AssistantPlan } from './assistant-plan.ts';
import { customerAssistant } from './customer-assistant.ts';
import { guestAssistant } from './guest-assistant.ts';
import { staffAssistant } from './staff-assistant.ts';
import { requestJson } from './json-request.ts';

export type AccountSetup = {
  vapiUrl: string;
  apiKey: string;
  phoneNumberId: string;
  productUrl: string;
  toolToken: string;
};

type Request = (method: string, path: string, body?: unknown) => Promise<unknown>;

const created = z.looseObject({ id: z.string() });
const named = created.extend({ name: z.string().optional() });
const storedTools = z.array(
  created.extend({ function: z.looseObject({ name: z.string() }).optional(), server: z.unknown() }),
);
const storedAssistants = z.array(named.extend({ server: z.unknown() }));
const storedNumbers = z.array(named);

/**
 * Sets the account up as a person would in Vapi's dashboard: tools, the assistants that have them, and the numbers that
 * reach those. What is there is kept; only servers that point elsewhere are turned to this product.
 */
export async function setUpAccount(setup: AccountSetup): Promise<void> {
  const request: Request = (method, path, body) =>
    requestJson('Vapi', method, `${setup.vapiUrl}${path}`, {
      bearer: setup.apiKey,
      ...(body === undefined ? {} : { body }),
    });
  for (const plan of [staffAssistant, customerAssistant, guestAssistant]) {
    const assistantId = await setUpAssistant(request, plan, setup, await setUpTools(request, plan, setup));
    const numberId = plan.line === undefined ? setup.phoneNumberId : await setUpNumber(request, plan.line);
    await request('PATCH', `/phone-number/${numberId}`, { assistantId });
  }
}

async function setUpTools(request: Request, plan: AssistantPlan, setup: AccountSetup): Promise<string[]> {
  const stored = storedTools.parse(await request('GET', '/tool?limit=1000'));
  const ids: string[] = [];
  for (const body of toolBodies(plan, setup.productUrl, setup.toolToken)) {
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
  toolIds: readonly string[],
): Promise<string> {
  const stored = storedAssistants.parse(await request('GET', '/assistant?limit=1000'));
  const existing = stored.find(({ name }) => name === plan.name);
  const server = assistantServer(productUrl);
  if (existing && !isDeepStrictEqual(existing.server, server)) {
    await request('PATCH', `/assistant/${existing.id}`, { server });
  }
  return (
    existing?.id ?? created.parse(await request('POST', '/assistant', assistantBody(plan, productUrl, toolIds))).id
  );
}

async function setUpNumber(request: Request, line: string): Promise<string> {
  const stored = storedNumbers.parse(await request('GET', '/phone-number?limit=1000'));
  const existing = stored.find(({ name }) => name === line);
  return existing?.id ?? created.parse(await request('POST', '/phone-number', { provider: 'vapi', name: line })).id;
}
