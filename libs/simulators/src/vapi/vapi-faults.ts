import type { FaultAnswers } from '../shared-kernel/obey-dial.ts';
import { invalidKey, VapiError } from './vapi-error.ts';

const expired = invalidKey();

export const FAULT_ANSWERS: FaultAnswers = {
  rate_limited: {
    status: 429,
    headers: { 'retry-after': '1' },
    body: new VapiError(429, 'Too Many Requests', 'Rate limit exceeded').body,
  },
  server_error: { status: 500, body: new VapiError(500, 'Internal Server Error', 'Internal server error').body },
  expired_token: { status: expired.statusCode, body: expired.body },
};
