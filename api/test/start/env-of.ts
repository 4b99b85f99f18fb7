import { Env } from '../../src/platform/env/env.service.ts';

/** The environment of a part of the API that is tried alone. @param variables beside what every process needs */
export const envOf = (variables: Record<string, string> = {}): Env =>
  Env.read({
    DATABASE_URL: 'postgres://localhost/x',
    VAPI_WEBHOOK_SECRET: 'a-secret-of-a-test',
    VAPI_TOOL_TOKEN: 'a-token-for-a-test',
    VAPI_STAFF_TOOL_TOKEN: 'staff-a-token-for-a-test',
    VAPI_CUSTOMER_TOOL_TOKEN: 'customer-a-token-for-a-test',
    SECRET_KEY: 'a-key-that-is-only-for-tests',
    ...variables,
  });
