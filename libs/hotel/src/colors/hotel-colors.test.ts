import { describe, expect, test } from '@jest/globals';
import { hcl } from 'd3-color';
import { contrastOf, leastContrast } from './contrast.ts';
import { guestPalette, schemeSurfaces, type Scheme } from './guest-palette.ts';
import { findUnreadable, textOn, unreadableSentence } from './hotel-colors.ts';

const hex = (value: number): string => `#${value.toString(16).padStart(6, '0')}`;

/** Colors from all of the cube: a step that shares no factor with its size meets each channel in each neighborhood. */
const manyColors = Array.from({ length: 1500 }, (_, n) => hex((n * 7_919_003) % 0x1000000));

describe('a color behind text', () => {
  test.each(['#107c85', '#000000', '#ffffff', '#ffd700', '#8b0000'])('%s can be read', (color) => {
    expect(unreadableSentence(color)).toBeUndefined();
  });

  test('that is neither light nor dark is refused with its contrast and the nearest one that can be read', () => {
    expect(textOn('#808080').contrast).toBeLessThan(leastContrast);
    const sentence = unreadableSentence('#808080')!;
    expect(sentence).toMatch(
      /^Text on this color has a contrast of (3\.9\d?|4\.\d+):1 and needs 4\.5:1\. The nearest color that works is #[0-9a-f]{6}\.$/,
    );
    const [, nearest] = /(#[0-9a-f]{6})\.$/.exec(sentence)!;
    expect(unreadableSentence(nearest!)).toBeUndefined();
  });

  test.each(['', 'red', '#12', 'url(x)'])('"%s" is no color, and nothing is said of it', (typed) => {
    expect(findUnreadable(typed)).toBeUndefined();
  });

  test('whatever it is, the nearest one can be read, has its hue and is close to it', () => {
    const refused = manyColors.flatMap((color) => {
      const found = findUnreadable(color);
      return found ? [{ color, ...found }] : [];
    });
    expect(refused.length).toBeGreaterThan(50);
    for (const { color, contrast, nearest } of refused) {
      expect(contrast).toBeLessThan(leastContrast);
      expect(textOn(nearest).contrast).toBeGreaterThanOrEqual(leastContrast);
      const [from, to] = [hcl(color), hcl(nearest)];
      const apart = Math.abs(((from.h - to.h + 540) % 360) - 180);
      if (from.c > 10 && to.c > 10) expect(apart).toBeLessThan(6);
      // what is refused is a narrow band of lightness, so the way out of it is short
      expect(Math.abs(from.l - to.l)).toBeLessThan(8);
    }
  });
});

describe('the palette of any color', () => {
  const schemes: Scheme[] = ['light', 'dark'];

  test.each(schemes)('can be read everywhere in the %s scheme', (scheme) => {
    const { page, panel } = schemeSurfaces[scheme];
    const hardToRead = manyColors
      .filter((each) => !findUnreadable(each))
      .flatMap((color) => {
        const tokens = guestPalette({ accent: color, header: color }, scheme);
        const buttons = ['colorBrandBackground', 'colorBrandBackgroundHover', 'colorBrandBackgroundPressed'];
        const pairs: [text: string, behind: string][] = [
          ...buttons.map((name): [string, string] => [tokens['colorNeutralForegroundOnBrand']!, tokens[name]!]),
          [tokens['colorBrandForeground1']!, page],
          [tokens['colorBrandForeground1']!, panel],
          [tokens['colorBrandForeground2']!, tokens['colorBrandBackground2']!],
          [tokens['hotelHeaderForeground']!, tokens['hotelHeaderBackground']!],
        ];
        return pairs
          .filter(([text, behind]) => contrastOf(text, behind) < leastContrast)
          .map((pair) => [color, ...pair]);
      });
    expect(hardToRead).toEqual([]);
  });

  test('leaves links and buttons in the very color where that can be read', () => {
    const { colorBrandBackground, colorBrandForeground1 } = guestPalette({ accent: '#8b0000', header: '' }, 'light');
    expect([colorBrandBackground, colorBrandForeground1]).toEqual(['#8b0000', '#8b0000']);
  });

  test('is empty where nothing is chosen', () => expect(guestPalette({ accent: '', header: '' }, 'dark')).toEqual({}));
});
