import { expect, test } from '@jest/globals';
import { shortened } from './shortened.ts';

test('a long id is shown by its two ends', () => {
  expect(shortened('cs_test_a1b2c3d4e5f6g7h8i9j0')).toBe('cs_test_a1…i9j0');
});

test('an id that would become no shorter stays whole', () => {
  expect(shortened('cs_test_a1b2c3d')).toBe('cs_test_a1b2c3d');
  expect(shortened('')).toBe('');
});
