import { expect, test } from '@jest/globals';
import { dark } from './dark-theme.ts';
import { light } from './theme.ts';

test.each([
  ['light', light],
  ['dark', dark],
])('text of the %s theme is as large as somebody chose in the browser', (_, theme) => {
  expect(theme.fontSizeBase300).toBe('0.875rem');
  expect(theme.lineHeightBase300).toBe('1.25rem');
  const sizes = Object.entries(theme).filter(([token]) => /^(?:fontSize|lineHeight)/.test(token));
  expect(sizes.length).toBeGreaterThan(15);
  expect(sizes.filter(([, size]) => !String(size).endsWith('rem'))).toEqual([]);
});

test('what is no text keeps its size', () => {
  expect(light.spacingHorizontalM).toBe('12px');
});
