import type { FaultAnswers } from '../shared-kernel/obey-dial.ts';
import { StripeError, unauthorized } from './stripe-error.ts';

const answerOf = ({ statusCode, body }: StripeError) => ({ status: statusCode, body });

export const faultAnswers: FaultAnswers = {
  rate_limited: {
    ...answerOf(
      new StripeError(
        429,
        'invalid_request_error',
        'Request rate limit exceeded. You can learn more about rate limits here https://docs.stripe.com/rate-limits.',
        { code: 'rate_limit' },
      ),
    ),
    headers: { 'stripe-rate-limited-reason': 'global-rate' },
  },
  server_error: answerOf(
    new StripeError(
      500,
      'api_error',
      'Sorry! There was an error while talking to one of our backends. Support has been notified.',
    ),
  ),
  expired_token: answerOf(unauthorized('Expired API Key provided: sk_************', { code: 'api_key_expired' })),
};
