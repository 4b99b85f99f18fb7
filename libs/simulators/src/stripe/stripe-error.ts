/** What Stripe says about an error beside its type and message. */
type Details = { code?: string; param?: string; decline_code?: string; charge?: string };

export type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';

/** A refusal in the shape Stripe answers with. */
export class StripeError extends Error {
  readonly statusCode: number;
  readonly body: { error: Record<string, string> };

  constructor(statusCode: number, type: ErrorType, message: string, details: Details = {}) {
    super(message);
    this.statusCode = statusCode;
    this.body = { error: { ...details, ...docUrl(details.code), message, type } };
  }
}

const docUrl = (code: string | undefined): { doc_url?: string } =>
  code === undefined ? {} : { doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}` };

export const invalidRequest = (message: string, details: Details = {}): StripeError =>
  new StripeError(400, 'invalid_request_error', message, details);

/** `kind` as Stripe's own messages write it, `param` the parameter that held the id. */
export const noSuch = (kind: string, id: string, param: string): StripeError =>
  new StripeError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing', param });

export const unauthorized = (message: string, details: Details = {}): StripeError =>
  new StripeError(401, 'invalid_request_error', message, details);
