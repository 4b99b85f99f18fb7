import { setTimeout as pause } from 'node:timers/promises';

/** Begins something so many times a second, however long each takes: whoever calls from outside does not wait for us. @returns what all gave */
export async function openLoop<T>(
  perSecond: number,
  until: () => boolean,
  send: (count: number) => Promise<T>,
): Promise<T[]> {
  const sent: Promise<T>[] = [];
  const began = performance.now();
  while (!until()) {
    sent.push(send(sent.length));
    await pause(Math.max(0, began + (sent.length * 1000) / perSecond - performance.now()));
  }
  return Promise.all(sent);
}

/** How a request ended: its status, or 0 when there was no answer. */
export type Ended = { what: string; status: number; ms: number; retryAfter: string | null; said: string };

export async function sendRequest(what: string, request: () => Promise<Response>): Promise<Ended> {
  const began = performance.now();
  const ms = (): number => performance.now() - began;
  try {
    const answer = await request();
    const text = await answer.text();
    return {
      what,
      status: answer.status,
      ms: ms(),
      retryAfter: answer.headers.get('retry-after'),
      said: text.slice(0, 120),
    };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return { what, status: 0, ms: ms(), retryAfter: null, said: cause?.message ?? message };
  }
}

export const isFine = ({ status }: Ended): boolean => status >= 200 && status < 300;

/** Such answers in few words: "3 times 502 to a list: Bad Gateway". */
export function inWords(ended: Ended[]): string {
  const kinds = Map.groupBy(ended, ({ what, status }) => `${status || 'no answer'} to ${what}`);
  return [...kinds].map(([kind, all]) => `${all.length} times ${kind} (${all[0]!.said})`).join('; ');
}
