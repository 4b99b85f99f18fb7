/** A refusal in the shape Vapi answers with: a status, a name for it and one sentence or a list of them. */
export class VapiError extends Error {
  readonly statusCode: number;
  readonly body: { message: string | string[]; error: string; statusCode: number };

  constructor(statusCode: number, error: string, message: string | string[]) {
    super(Array.isArray(message) ? message.join('; ') : message);
    this.statusCode = statusCode;
    this.body = { message, error, statusCode };
  }
}

export const badRequest = (message: string | string[]): VapiError => new VapiError(400, 'Bad Request', message);

export const notFound = (message: string): VapiError => new VapiError(404, 'Not Found', message);

export const invalidKey = (): VapiError =>
  new VapiError(
    401,
    'Unauthorized',
    'Invalid Key. Hot tip, you may be using the private key instead of the public key, or vice versa.',
  );
