import { expect, test } from '@jest/globals';
import { viewedIntegration } from './integrations.ts';

test.each([
  ['?view=vapi', 'Vapi'],
  ['?view=twilio&call=call-1', 'Twilio'],
  ['', undefined],
  ['?view=', undefined],
  ['?view=paypal', undefined],
])('the address %j shows %j', (search, name) => {
  expect(viewedIntegration(search)?.name).toBe(name);
});
