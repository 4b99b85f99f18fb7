import { expect, test } from '@jest/globals';
import { toolCatalogue, type ToolDefinitions } from '@booking/contracts/tools';
import { askedAgain, spokenIssues } from './spoken-issues.mapper.ts';

const tools = Object.values<ToolDefinitions>(toolCatalogue).flatMap((ofAudience) => Object.values(ofAudience));
const names = [...new Set(tools.flatMap(({ parameters }) => Object.keys(parameters.shape)))];

test.each(names)('%s is asked for in a sentence', (name) => {
  expect(askedAgain([name])).toMatch(/^Ask the caller again for the [a-z][A-Za-z ,-]+\.$/);
});

test('several fields are asked for in one sentence, each once', () => {
  expect(askedAgain(['startDate', 'endDate', 'adults', 'adults'])).toBe(
    'Ask the caller again for the day of arrival, the day of departure and the number of adults.',
  );
});

test('a field without a spoken name is asked for without one', () => {
  expect(askedAgain(['undefined', 'constructor'])).toBe('Ask the caller again what they wish.');
});

test('too long a value is to be shortened, not asked for again', () => {
  const parsed = toolCatalogue.guest.send_sms.parameters.safeParse({ phone: '+15125550101', message: 'x'.repeat(500) });
  expect(spokenIssues(parsed.error!.issues)).toBe('Make the message shorter, at most 480 letters.');
});

test.each([
  ['5/6/2027', 'Ask the caller again for the day of arrival. Write a day as in 2026-12-24.'],
  ['2027-02-30', 'Ask the caller again for the day of arrival.'],
  [undefined, 'Ask the caller again for the day of arrival.'],
])('a day of arrival %j is asked for again', (startDate, said) => {
  const { parameters } = toolCatalogue.guest.get_availability_and_rates;
  const parsed = parameters.safeParse({ startDate, endDate: '2027-06-08' }, { reportInput: true });
  expect(spokenIssues(parsed.error!.issues)).toBe(said);
});
