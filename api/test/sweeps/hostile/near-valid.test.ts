import { expect, test } from '@jest/globals';
import { everyEndpoint, named } from '../every-endpoint.ts';
import { validInput } from './near-valid.ts';

test.each(named(everyEndpoint))('there is a request that %s takes', (_, endpoint) => {
  const input = validInput(endpoint);
  for (const part of ['params', 'query', 'body'] as const) {
    expect([part, endpoint[part] === undefined]).toEqual([part, input[part] === undefined]);
  }
});
