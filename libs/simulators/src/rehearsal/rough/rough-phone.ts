import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { requestJson } from '../json-request.ts';

const texts = z.array(z.looseObject({ body: z.string(), direction: z.string().optional() }));

const LOOK_MS = 250;

/** A telephone that others use too: only what came since it was picked up counts. */
export type RoughPhone = {
  /** Waits for a text that fits; undefined when none comes in time. */
  wait(wanted: RegExp, patienceMs: number): Promise<string | undefined>;
  send(body: string): Promise<void>;
};

/** Picks the telephone of a number up, at the simulated Twilio. */
export async function pickUp(twilioUrl: string, number: string): Promise<RoughPhone> {
  const url = new URL(`/api/phones/${encodeURIComponent(number)}/texts`, twilioUrl).href;
  const read = async () => texts.parse(await requestJson('Twilio', 'GET', url));
  const before = (await read()).length;
  return {
    wait: async (wanted, patienceMs) => {
      for (let waited = 0; waited <= patienceMs; waited += LOOK_MS) {
        const since = (await read()).slice(before);
        const found = since.flatMap(({ body }) => wanted.exec(body)?.[0] ?? []).at(-1);
        if (found) return found;
        await wait(LOOK_MS);
      }
      return undefined;
    },
    send: async (body) => void (await requestJson('Twilio', 'POST', url, { body: { body } })),
  };
}
