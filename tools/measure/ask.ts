import { authEndpoints } from '@booking/contracts/auth';
import { owner } from '../src/testing/test-environment.ts';
import { fail } from '../src/machine/machine.ts';

/** What came back, how long it took to its last byte (ms), and the cursor of the next page when there is one. */
export type Answer = { status: number; body: unknown; ms: number; cursor: string | undefined };

/** Asks an API as its signed-in owner. */
export type FetchAnswer = (path: string, query: Record<string, string>) => Promise<Answer>;

const warmUps = 3;
const asked = 30;

const cursorOf = (link: string | null): string | undefined => {
  const [, address] = /<([^<>]+)>; rel="next"/.exec(link ?? '') ?? [];
  return address ? (new URL(address, 'http://local').searchParams.get('cursor') ?? undefined) : undefined;
};

/** @throws UserFacingError when the owner is not let in */
export async function signIn(url: string): Promise<FetchAnswer> {
  const { method, path } = authEndpoints.signIn;
  const headers = { 'content-type': 'application/json', origin: url };
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(owner) });
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]!);
  if (!answer.ok) fail(`The API did not let its owner in: ${await answer.text()}`);
  return async (path, query) => {
    const since = performance.now();
    const answer = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
      headers: { cookie: cookie.join('; ') },
    });
    const text = await answer.text();
    const ms = performance.now() - since;
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    const body: unknown = isJson ? JSON.parse(text) : text;
    return { status: answer.status, body, ms, cursor: cursorOf(answer.headers.get('link')) };
  };
}

/** A count has taken as many rows as it says. */
function rowsOf(body: unknown): number {
  if (Array.isArray(body)) return body.length;
  const { count } = (body ?? {}) as { count?: unknown };
  return typeof count === 'number' ? count : 1;
}

/**
 * Asks the same thirty times, one after the other, after a warm-up.
 * @returns milliseconds of each, and how many rows it has @throws UserFacingError
 */
export async function timesOf(
  ask: FetchAnswer,
  path: string,
  query: Record<string, string>,
): Promise<{ times: number[]; rows: number }> {
  const times: number[] = [];
  let rows = 0;
  for (let n = -warmUps; n < asked; n += 1) {
    const { ms, status, body } = await ask(path, query);
    if (status !== 200)
      fail(`${path}?${new URLSearchParams(query)} answered with ${status}, so nothing of it can be measured.`);
    rows = rowsOf(body);
    if (n >= 0) times.push(ms);
  }
  return { times, rows };
}
