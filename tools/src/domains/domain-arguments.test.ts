import { expect, test } from '@jest/globals';
import { readDomainArguments } from './domain-arguments.ts';

test('takes the hotel for a domain, and finds the singular', () => {
  expect(readDomainArguments(['lost-items'])).toEqual({ domain: 'hotel', many: 'lost-items', one: 'lost-item' });
  expect(readDomainArguments(['night-staff', '--in', 'people', '--one', 'night-worker'])).toEqual({
    ...{ domain: 'people', many: 'night-staff', one: 'night-worker' },
  });
});

test.each([
  [[], /^npm run new -- domain <name>/],
  [['lost-items', 'wet-items'], /^npm run new -- domain <name>/],
  [['lost-items', '--at', 'hotel'], /Unknown option '--at'/],
  [['lost-items', '--in', 'laundry'], /There is no domain laundry\.\n.*calls, assistants, booking/s],
  [['LostItems'], /"LostItems" is no name\. Write it in lower case with hyphens/],
  [['orders'], /"order" is a word of SQL or JavaScript\. Choose another name\./],
  [['inventory'], /The API has a subject inventory\. Choose another name\./],
  [['accounts', '--in', 'hotel'], /The API has a subject accounts\./],
  [['ai-documentation'], /libs\/contracts exports \.\/ai-documentation\./],
  [['rate-plans'], /The API has \/api\/admin\/rate-plans\./],
  [['metrics'], /The API has \/api\/admin\/metrics\./],
  [['webhooks'], /libs\/contracts exports \.\/webhooks\./],
  [['tool-calls'], /There is a table tool_call\./],
  [['hotel-calls', '--one', 'call-log'], /A contract exports CallLog\./],
])('refuses %j', (args, words) => {
  expect(() => readDomainArguments(args)).toThrow(words);
});
