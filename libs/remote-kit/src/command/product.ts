import { addressOf, type AnswerOf, type CallOf, type Endpoint } from '@booking/contracts/endpoint';
import { ErrorAnswer } from '@booking/contracts/error';
import { releaseEndpoints, type Surroundings } from '@booking/contracts/remote-releases';
import { isShipToken } from '@booking/contracts/ship-signature';
import { inLines } from './in-lines.ts';
import { fail } from './user-facing-error.ts';

/** A product that runs, asked as somebody who is signed in, or by a ship token. */
export type Product = {
  address: string;
  /** What CI has in SHIP_TOKEN: it proves who asks, and signs builds. */
  shipToken?: string;
  /** @throws UserFacingError with what the product says when it refuses */
  ask: <E extends Endpoint>(endpoint: E, input: CallOf<E>) => Promise<AnswerOf<E>>;
  /** Signs out. */
  leave: () => Promise<void>;
};

/** Headers that prove who asks, and what ends a session that was opened for it. */
export type Pass = { headers: Record<string, string>; leave: () => Promise<void> };

/** Where a product is asked, and how whoever has no ship token is let in; undefined when they are not. */
export type Door = { address: string; signIn: (address: string) => Promise<Pass | undefined> };

const refusalIn = (status: number, text: string): string => {
  try {
    const { error, reasons = [] } = ErrorAnswer.parse(JSON.parse(text));
    return reasons.length > 0 ? inLines(error.replace(/\.$/, ''), reasons) : error;
  } catch {
    return `The product answered ${status}: ${text.slice(0, 500)}`;
  }
};

const toSignIn = (address: string): string =>
  `${address} does not know who you are. Set SHIP_TOKEN, or ADMIN_EMAIL and ADMIN_PASSWORD to those of an account that may ship.`;

const toHaveToken = (address: string): string =>
  `${address} does not know this SHIP_TOKEN. It may have been revoked; its remote's owner makes another under Remotes.`;

const asker =
  (address: string, headers: Record<string, string>, stranger: string): Product['ask'] =>
  async (endpoint, input) => {
    const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
    const answer = await fetch(address + addressOf(endpoint, params, query), {
      method: endpoint.method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => fail(`${address} does not answer any more.`));
    const text = await answer.text();
    if (answer.status === 401) fail(stranger);
    if (!answer.ok) fail(refusalIn(answer.status, text));
    return endpoint.answer.parse(JSON.parse(text)) as AnswerOf<typeof endpoint>;
  };

/** Whether a product answers there. */
export const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/api/health/live`).then(
    (answer) => answer.ok,
    () => false,
  );

type Account = { ADMIN_EMAIL?: string | undefined; ADMIN_PASSWORD?: string | undefined };

/** Signs in with ADMIN_EMAIL and ADMIN_PASSWORD, where both are set. */
export function passOfAccount({ ADMIN_EMAIL, ADMIN_PASSWORD }: Account): Pass | undefined {
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return undefined;
  const basic = Buffer.from(`${ADMIN_EMAIL}:${ADMIN_PASSWORD}`).toString('base64');
  return { headers: { authorization: `Basic ${basic}` }, leave: async () => undefined };
}

/**
 * Finds the product and signs in to it, or shows it SHIP_TOKEN where there is one.
 * @returns undefined when none runs there and API_URL names none
 * @throws UserFacingError when it does not let us in, or one was named and does not answer
 */
export async function openProduct(
  variables: NodeJS.ProcessEnv,
  { address, signIn }: Door,
): Promise<Product | undefined> {
  if (!(await isUp(address))) {
    if (variables['API_URL']) fail(`Nothing answers at ${address}, which API_URL names.`);
    return undefined;
  }
  const shipToken = variables['SHIP_TOKEN'];
  if (shipToken) {
    if (!isShipToken(shipToken)) fail('SHIP_TOKEN is no ship token: one begins with ship_ and has 48 characters.');
    const headers = { authorization: `Bearer ${shipToken}` };
    return { address, shipToken, ask: asker(address, headers, toHaveToken(address)), leave: async () => undefined };
  }
  const pass = (await signIn(address)) ?? fail(toSignIn(address));
  return { address, ask: asker(address, pass.headers, toSignIn(address)), leave: pass.leave };
}

/** Does something with the product and signs out again. @throws UserFacingError when none runs */
export async function withProduct(
  variables: NodeJS.ProcessEnv,
  door: Door,
  work: (product: Product) => Promise<void>,
): Promise<void> {
  const product =
    (await openProduct(variables, door)) ??
    fail(`Nothing answers at ${door.address}. Start the product there, or set API_URL to where it runs.`);
  try {
    await work(product);
  } finally {
    await product.leave();
  }
}

/** What a build is held against by a product that runs. @throws UserFacingError */
export const surroundingsAt = ({ ask }: Product, id: string): Promise<Surroundings> =>
  ask(releaseEndpoints.surroundings, { params: { id } });
