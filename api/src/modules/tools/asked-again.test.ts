import { expect, test } from '@jest/globals';
import { toolCatalogue, type ToolDefinitions } from '@booking/contracts/tools';
import { askedAgain } from './asked-again.ts';

const tools = Object.values<ToolDefinitions>(toolCatalogue).flatMap((ofAudience) => Object.values(ofAudience));
const names = [...new Set(tools.flatMap(({ parameters }) => Object.keys(parameters.shape)))];

test.each(names)('%s is asked for in words', (name) => {
  expect(askedAgain([name])).toMatch(/^Ask the caller again for the [a-z][a-z ,-]+\.$/);
});

test('several are asked for in one sentence, each once', () => {
  expect(askedAgain(['startDate', 'endDate', 'adults', 'adults'])).toBe(
    'Ask the caller again for the day of arrival, the day of departure and the number of adults.',
  );
});

test('what has no name is asked for without one', () => {
  expect(askedAgain(['undefined', 'constructor'])).toBe('Ask the caller again what they wish.');
});
