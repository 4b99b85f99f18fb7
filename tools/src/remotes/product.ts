import { addressOf, type AnswerOf, type CallOf, type Endpoint } from '@booking/contracts/endpoint';
import { ErrorAnswer } from '@booking/contracts/error';
import { isShipToken } from '@booking/contracts/ship-signature';
import { fail } from '../machine.ts';
import { isUp, productAddress } from '../product-address.ts';
import { readSettings } from '../settings.ts';
import { inLines } from './in-lines.ts';
import { signIn } from './sign-in.ts';

/** A product that runs, asked as somebody who is signed in, or by a ship token. */
export type Product = {
  address: string;
  /** What CI has in SHIP_TOKEN: it proves who asks, and signs builds. */
  shipToken?: string;
  /** @throws Obstacle with what the product says when it refuses */
  ask: <E extends Endpoint>(endpoint: E, input: CallOf<E>) => Promise<AnswerOf<E>>;
  /** Signs out. */
  leave: () => Promise<void>;
};

const refusalIn = (status: number, text: string): string => {
  try {
    const { error, reasons = [] } = ErrorAnswer.parse(JSON.parse(text));
    return reasons.length > 0 ? inLines(error.replace(/\.$/, ''), reasons) : error;
  } catch {
    return `The product answered ${status}: ${text.slice(0, 500)}`;
  }
};

const toSignIn = (address: string): string =>
  `${address} does not know who you are. Set ADMIN_EMAIL and ADMIN_PASSWORD to those of an account that may ship.`;

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

/**
 * Finds the product at API_URL, or on this machine, and signs in to it, or shows it SHIP_TOKEN where there is one.
 * @returns undefined when none runs here and none was named
 * @throws Obstacle when it does not let us in, or one was named and does not answer
 */
export async function findProduct(variables: NodeJS.ProcessEnv): Promise<Product | undefined> {
  const address = productAddress(variables);
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
  const pass = (await signIn(address, readSettings(variables).env)) ?? fail(toSignIn(address));
  return { address, ask: asker(address, pass.headers, toSignIn(address)), leave: pass.leave };
}

/** Does something with the product and signs out again. @throws Obstacle when none runs */
export async function withProduct(variables: NodeJS.ProcessEnv, work: (product: Product) => Promise<void>) {
  const product =
    (await findProduct(variables)) ??
    fail(`Nothing answers at ${productAddress(variables)}. Run npm start in another terminal, or set API_URL.`);
  try {
    await work(product);
  } finally {
    await product.leave();
  }
}
