import { rgb } from 'd3-color';
import { contrastOf, leastContrast } from './contrast.ts';
import { textOn, type HotelColors } from './hotel-colors.ts';
import { nearestColor } from './nearest-color.ts';

/** CSS variables without their dashes. */
type Tokens = Readonly<Record<string, string>>;
export type Scheme = 'light' | 'dark';

/**
 * Surfaces of guests' pages as Fluent's themes have them. Links stand on the one of the two on which they are harder to read:
 * the page itself in light, a panel in dark.
 */
export const schemeSurfaces = {
  light: { page: '#fafafa', panel: '#ffffff', text: '#242424', line: '#e0e0e0', behindLinks: '#fafafa' },
  dark: { page: '#1f1f1f', panel: '#292929', text: '#ffffff', line: '#525252', behindLinks: '#292929' },
} as const satisfies Record<Scheme, Tokens>;

/** @param share of the first */
function mix(one: string, other: string, share: number): string {
  const [a, b] = [rgb(one), rgb(other)];
  const part = (x: number, y: number): number => x * share + y * (1 - share);
  return rgb(part(a.r, b.r), part(a.g, b.g), part(a.b, b.b)).formatHex();
}

const readableOn = (color: string, surface: string): string =>
  nearestColor(color, (each) => contrastOf(each, surface) >= leastContrast);

/** A pressed button moves away from its text, so it is never harder to read. */
function buttonTokens(accent: string): Tokens {
  const { color } = textOn(accent);
  const away = color === '#ffffff' ? '#000000' : '#ffffff';
  return {
    colorBrandBackground: accent,
    colorBrandBackgroundHover: mix(accent, away, 0.88),
    colorBrandBackgroundPressed: mix(accent, away, 0.76),
    colorNeutralForegroundOnBrand: color,
  };
}

function accentTokens(accent: string, scheme: Scheme): Tokens {
  const { panel, behindLinks } = schemeSurfaces[scheme];
  const link = readableOn(accent, behindLinks);
  const tint = mix(accent, panel, scheme === 'light' ? 0.1 : 0.2);
  return {
    ...buttonTokens(accent),
    colorBrandForeground1: link,
    colorBrandStroke1: link,
    colorCompoundBrandStroke: link,
    colorBrandBackground2: tint,
    colorBrandForeground2: readableOn(accent, tint),
    colorBrandStroke2: mix(accent, panel, 0.4),
  };
}

const headerTokens = (header: string): Tokens => ({
  hotelHeaderBackground: header,
  hotelHeaderForeground: textOn(header).color,
});

/** What a hotel's colors change on guests' pages, as CSS variables; nothing for a color that is not chosen. */
export const guestPalette = ({ accent, header }: HotelColors, scheme: Scheme): Tokens => ({
  ...(accent && accentTokens(accent, scheme)),
  ...(header && headerTokens(header)),
});
