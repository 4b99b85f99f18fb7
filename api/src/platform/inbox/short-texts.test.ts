import { expect, test } from '@jest/globals';
import { withShortTexts } from './short-texts.mapper.ts';

test('cuts each text of a message to what may be kept of one, and leaves all else', () => {
  const message = { transcript: '7'.repeat(1_000_000), turns: [{ says: 'Hello', at: 5, isLast: null }], is: true };
  expect(withShortTexts(message)).toEqual({ ...message, transcript: '7'.repeat(150_000) });
});
