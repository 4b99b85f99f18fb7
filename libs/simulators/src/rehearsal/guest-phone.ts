import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { requestJson } from './json-request.ts';

const texts = z.array(z.looseObject({ body: z.string() }));

const PATIENCE_MS = 10_000;
const LOOK_MS = 300;

/** The newest address in a phone's texts that `wanted` fits, once it is there; undefined when none comes in ten seconds. */
export async function awaitLink(twilioUrl: string, number: string, wanted: RegExp): Promise<URL | undefined> {
  const url = new URL(`/api/phones/${encodeURIComponent(number)}/texts`, twilioUrl).href;
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const received = texts.parse(await requestJson('Twilio', 'GET', url));
    const found = received.flatMap(({ body }) => wanted.exec(body)?.[0] ?? []).at(-1);
    if (found) return new URL(found);
    await wait(LOOK_MS);
  }
  return undefined;
}
