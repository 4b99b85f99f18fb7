import { assistantEndpoints } from '@booking/contracts/assistants';
import { integrationEndpoints, type Provider } from '@booking/contracts/integrations';
import { expect } from '@playwright/test';
import { owner } from '../../tools/src/testing/test-environment.ts';

const control = (path: string): string => `${process.env['E2E_CONTROL_URL']}/api/${path}`;

/** What asks a provider whenever it is asked itself. */
const asking: Record<Provider, string> = {
  vapi: assistantEndpoints.atPlatform.path,
  cloudbeds: integrationEndpoints.roomTypes.path,
  stripe: integrationEndpoints.stripe.path,
  twilio: integrationEndpoints.twilio.path,
};

const dialled = new Set<Provider>();

/** Turns exactly these faults of a simulated provider on. */
export async function turnOn(provider: Provider, ...on: string[]): Promise<void> {
  dialled.add(provider);
  const answer = await fetch(control(`faults/${provider}`), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ on }),
  });
  expect(answer.ok, `The fault dial of ${provider}`).toBe(true);
}

export async function turnAllOff(): Promise<void> {
  await fetch(control('faults'), { method: 'DELETE' });
}

/** Who failed often is left alone for ten seconds: nothing that the next journey should meet. */
export async function untilAllAreAskedAgain(): Promise<void> {
  const authorization = `Basic ${btoa(`${owner.email}:${owner.password}`)}`;
  for (const provider of dialled)
    await expect
      .poll(async () => (await fetch(process.env['E2E_URL'] + asking[provider], { headers: { authorization } })).text())
      .not.toContain('is left alone');
  dialled.clear();
}

/** A number at which a simulated person picks up. */
export async function callablePhone(): Promise<string> {
  const phones = (await (await fetch(control('phones'))).json()) as { number: string }[];
  return phones[0]!.number;
}
