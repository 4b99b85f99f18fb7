import type { Hotel } from '@booking/contracts/guest-pages';
import { guestPalette, type Scheme } from '@booking/hotel/guest-palette';

type Colors = NonNullable<Hotel['colors']>;

/** Of more weight than the product's own variables, which the template has after it. */
function rule(colors: Colors, scheme: Scheme): string {
  const variables = Object.entries(guestPalette(colors, scheme)).map(([name, color]) => `--${name}:${color}`);
  return `:root:root{${variables.join(';')}}`;
}

/** The hotel's colors as CSS variables of its guests' pages, in light and dark. What people set in their browser goes before them. */
export function hotelColorsStyle(colors: Colors | undefined, nonce: string): string {
  if (!colors || (colors.accent === '' && colors.header === '')) return '';
  const css = `${rule(colors, 'light')}@media (prefers-color-scheme:dark){${rule(colors, 'dark')}}`;
  return `<style nonce="${nonce}">${css}</style>`;
}
