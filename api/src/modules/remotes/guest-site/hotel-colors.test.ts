import { expect, test } from '@jest/globals';
import { hotelColorsStyle } from './hotel-colors.mapper.ts';

test('colors of a hotel are variables in light and dark, in an element that the policy of the page lets in', () => {
  const style = hotelColorsStyle({ accent: '#8b0000', header: '#ffd700' }, 'once');
  expect(style).toMatch(
    /^<style nonce="once">:root:root\{[^<]*\}@media \(prefers-color-scheme:dark\)\{:root:root\{[^<]*\}\}<\/style>$/,
  );
  const [light, dark] = style.split('@media');
  for (const part of [light, dark]) {
    expect(part).toContain('--colorBrandBackground:#8b0000');
    expect(part).toContain('--hotelHeaderBackground:#ffd700;--hotelHeaderForeground:#242424');
  }
  expect(light).toContain('--colorBrandForeground1:#8b0000');
  expect(dark).not.toContain('--colorBrandForeground1:#8b0000');
});

test.each([[undefined], [{ accent: '', header: '' }]])('without colors there is no element: %j', (colors) => {
  expect(hotelColorsStyle(colors, 'once')).toBe('');
});

test('a header alone leaves buttons and links as they are', () => {
  expect(hotelColorsStyle({ accent: '', header: '#000000' }, 'once')).not.toContain('Brand');
});
