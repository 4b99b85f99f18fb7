import { expect, test } from '@jest/globals';
import { problemOfPhoto } from './photo-file.ts';

const megabytes = 1024 * 1024;

test.each([
  ['image/png', 2 * megabytes, undefined],
  ['image/jpeg', 2 * megabytes + 1, 'The photo may have 2 MB at most.'],
  ['application/pdf', 10, 'Choose an image file.'],
  ['', 10, 'Choose an image file.'],
])('%s of %d bytes', (type, size, problem) => {
  expect(problemOfPhoto({ type, size })).toBe(problem);
});
