import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { GUEST_ASSISTANT_NAME, guestAssistant, guestAssistantServer } from './guest-assistant.ts';
import { guestTools } from './guest-tools.ts';
import { requestJson } from './json-request.ts';

export type AccountSetup = {
  vapiUrl: string;
  apiKey: string;
  phoneNumberId: string;
  productUrl: string;
  toolToken: string;
};

const created = z.looseObject({ id: z.string() });
const storedTools = z.array(
  z.looseObject({ id: z.string(), function: z.looseObject({ name: z.string() }).optional(), server: z.unknown() }),
);
const storedAssistants = z.array(z.looseObject({ id: z.string(), name: z.string().optional(), server: z.unknown() }));

/**
 * Sets the account up as a person would in Vapi's dashboard: tools, an assistant that has them, and the number that
 * reaches it. What is there is kept; only servers that point elsewhere are turned to this product.
 */
export async function setUpAccount(setup: AccountSetup): Promise<void> {
  const request = (method: string, path: string, body?: unknown) =>
    requestJson('Vapi', method, `${setup.vapiUrl}${path}`, {
      bearer: setup.apiKey,
      ...(body === undefined ? {} : { body }),
    });

  const tools = storedTools.parse(await request('GET', '/tool?limit=1000'));
  const toolIds: string[] = [];
  for (const { name, body } of guestTools(setup.productUrl, setup.toolToken)) {
    const existing = tools.find((tool) => tool.function?.name === name);
    if (existing && !isDeepStrictEqual(existing.server, body.server)) {
      await request('PATCH', `/tool/${existing.id}`, { server: body.server });
    }
    toolIds.push(existing?.id ?? created.parse(await request('POST', '/tool', body)).id);
  }

  const assistants = storedAssistants.parse(await request('GET', '/assistant?limit=1000'));
  const existing = assistants.find((assistant) => assistant.name === GUEST_ASSISTANT_NAME);
  const server = guestAssistantServer(setup.productUrl);
  if (existing && !isDeepStrictEqual(existing.server, server)) {
    await request('PATCH', `/assistant/${existing.id}`, { server });
  }
  const assistantId =
    existing?.id ?? created.parse(await request('POST', '/assistant', guestAssistant(setup.productUrl, toolIds))).id;
  await request('PATCH', `/phone-number/${setup.phoneNumberId}`, { assistantId });
}
