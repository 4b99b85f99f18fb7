import { anything, boolean, listOf, number, object, oneOf, text } from './rule.ts';

const backoffPlan = object(
  {
    type: oneOf(['fixed', 'exponential']),
    maxRetries: number(0, 10),
    baseDelaySeconds: number(0, 10),
    excludedStatusCodes: listOf(number(100, 599)),
  },
  ['type', 'maxRetries', 'baseDelaySeconds'],
);

/** Where server messages go; the same object on assistants, tools and phone numbers. */
export const server = object({
  url: text(),
  timeoutSeconds: number(1, 300),
  credentialId: text(),
  headers: anything,
  backoffPlan,
  staticIpAddressesEnabled: boolean,
  encryptedPaths: listOf(text()),
});
