import { CALL_ODDITIES, COMMON_FAULTS, type Fault } from '../shared-kernel/fault-dial.ts';
import type { FaultAnswers } from '../shared-kernel/obey-dial.ts';
import { invalidKey, VapiError } from './vapi-error.ts';

/** What can go wrong at Vapi. The faults of webhooks spare tool calls, which a caller waits for; oddities of their own repeat those. */
export const KNOWN_FAULTS: readonly Fault[] = [...COMMON_FAULTS, 'refused', 'half_way', ...CALL_ODDITIES];

const expired = invalidKey();

export const FAULT_ANSWERS: FaultAnswers = {
  rate_limited: {
    status: 429,
    headers: { 'retry-after': '1' },
    body: new VapiError(429, 'Too Many Requests', 'Rate limit exceeded').body,
  },
  server_error: { status: 500, body: new VapiError(500, 'Internal Server Error', 'Internal server error').body },
  refused: {
    status: 400,
    body: new VapiError(400, 'Bad Request', ['model.model must be one of the following values: gpt-4o, gpt-4o-mini'])
      .body,
  },
  expired_token: { status: expired.statusCode, body: expired.body },
};
