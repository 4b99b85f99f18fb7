import { hcl } from 'd3-color';

/** The color of a hue and a lightness, as colorful as asked for and as screens can show. */
function displayable(hue: number, chroma: number, lightness: number): string {
  let color = hcl(hue, chroma, lightness);
  while (!color.displayable() && color.c > 0.5) color = hcl(hue, color.c * 0.9, lightness);
  return color.formatHex();
}

/**
 * The color most like the given one that passes: of the same hue, as little lighter or darker as it takes. Lightness is that of
 * CIELAB, so equal steps look equal.
 * @param passes has to take black or white
 */
export function nearestColor(color: string, passes: (color: string) => boolean): string {
  if (passes(color)) return color;
  const { h, c, l } = hcl(color);
  const ends = ['#000000', '#ffffff'];
  for (let step = 0.5; step < 100; step += 0.5) {
    const levels = [l - step, l + step].filter((level) => level > 0 && level < 100);
    const found = levels.map((level) => displayable(h, c, level)).find(passes);
    if (found !== undefined) return found;
  }
  return ends.find(passes) ?? color;
}
