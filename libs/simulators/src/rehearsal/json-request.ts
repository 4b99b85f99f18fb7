/** What goes wrong in a rehearsal in a way a person can act on; its message is all there is to say. `status` is of the answer, if any. */
export class RehearsalError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** An account of the product, for HTTP Basic. */
export type Basic = { email: string; password: string };

const authorizationOf = (bearer?: string, basic?: Basic): string | undefined => {
  if (bearer !== undefined) return `Bearer ${bearer}`;
  return basic && `Basic ${Buffer.from(`${basic.email}:${basic.password}`).toString('base64')}`;
};

/**
 * Sends JSON and reads the JSON answer. Throws a {@link RehearsalError} when nobody answers at `url` or the answer is
 * no 2xx; `what` names the place in its message.
 */
export async function requestJson(
  what: string,
  method: string,
  url: string,
  options: { body?: unknown; bearer?: string; basic?: Basic } = {},
): Promise<unknown> {
  const authorization = authorizationOf(options.bearer, options.basic);
  const response = await fetch(url, {
    method,
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(authorization === undefined ? {} : { authorization }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  }).catch(() => {
    throw new RehearsalError(`${what} cannot be reached at ${new URL(url).origin}`);
  });
  const text = await response.text();
  if (!response.ok)
    throw new RehearsalError(
      `${what} refused ${method} ${new URL(url).pathname}: ${response.status} ${text.slice(0, 300)}`,
      response.status,
    );
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
