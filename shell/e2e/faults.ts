import { expect } from './console.ts';

const control = (path: string): string => `${process.env['E2E_CONTROL_URL']}/api/${path}`;

/** Turns exactly these faults of a simulated provider on. */
export async function turnOn(provider: string, ...on: string[]): Promise<void> {
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

/** A number at which a simulated person picks up. */
export async function callablePhone(): Promise<string> {
  const phones = (await (await fetch(control('phones'))).json()) as { number: string }[];
  return phones[0]!.number;
}
