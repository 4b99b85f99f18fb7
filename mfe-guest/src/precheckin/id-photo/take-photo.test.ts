import { expect, test } from '@jest/globals';
import { idPhotoProblems, largestIdPhoto } from '@booking/contracts/precheckin';
import { problemOf } from './take-photo.ts';

test('a photo of up to 5 MB can be sent, one byte more cannot', () => {
  expect(problemOf({ type: 'image/jpeg', size: largestIdPhoto })).toBeUndefined();
  expect(problemOf({ type: 'image/jpeg', size: largestIdPhoto + 1 })).toEqual({
    title: 'File Too Large',
    body: idPhotoProblems.size,
  });
});

test.each(['application/pdf', 'text/plain', 'video/mp4', ''])('a file of type %p is no image', (type) => {
  expect(problemOf({ type, size: 10 })).toEqual({ title: 'Invalid File', body: idPhotoProblems.kind });
});

test('of a large file that is no image it is said that it is none', () => {
  expect(problemOf({ type: 'video/mp4', size: largestIdPhoto + 1 })?.title).toBe('Invalid File');
});
