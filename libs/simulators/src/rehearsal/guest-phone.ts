import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { requestJson } from './json-request.ts';

const texts = z.array(z.looseObject({ body: z.string() }));

const PATIENCE_MS = 20_000;
const LOOK_MS = 300;

/** What a phone's owner reads on it. Both wait for a text, and are undefined when none that fits comes in twenty seconds. */
export type GuestPhone = {
  /** The part of the newest text that `wanted` fits. */
  read(wanted: RegExp): Promise<string | undefined>;
  /** The same as an address. */
  link(wanted: RegExp): Promise<URL | undefined>;
};

/** The phone of a number, at the simulated Twilio. */
export function pickUpPhone(twilioUrl: string, number: string): GuestPhone {
  const url = new URL(`/api/phones/${encodeURIComponent(number)}/texts`, twilioUrl).href;
  const read: GuestPhone['read'] = async (wanted) => {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      const received = texts.parse(await requestJson('Twilio', 'GET', url));
      const found = received.flatMap(({ body }) => wanted.exec(body)?.[0] ?? []).at(-1);
      if (found) return found;
      await wait(LOOK_MS);
    }
    return undefined;
  };
  return {
    read,
    link: async (wanted) => {
      const found = await read(wanted);
      return found === undefined ? undefined : new URL(found);
    },
  };
}
