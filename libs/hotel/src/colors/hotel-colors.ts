import { contrastOf, leastContrast } from './contrast.ts';
import { nearestColor } from './nearest-color.ts';

/** What a hotel chose for its guests' pages, each as #rrggbb; empty for the product's own. */
export type HotelColors = { accent: string; header: string };

/** The accent where a hotel chose none. */
export const productAccent = '#107c85';

/** Whether it is a color as settings hold it. */
export const isHexColor = (typed: string): boolean => /^#[\da-f]{6}$/.test(typed);

/** White, and the dark gray of all text on guests' pages. */
const texts = ['#ffffff', '#242424'] as const;

/** The text that reads best on a color, and its contrast there. */
export function textOn(background: string): { color: string; contrast: number } {
  const [white, dark] = texts.map((color) => ({ color, contrast: contrastOf(color, background) }));
  return white!.contrast >= dark!.contrast ? white! : dark!;
}

const isReadable = (background: string): boolean => textOn(background).contrast >= leastContrast;

export type UnreadableColor = { contrast: number; nearest: string };

/** Why a color may not stand behind text, with the nearest one that may; nothing where it may, or is no color. */
export function findUnreadable(background: string): UnreadableColor | undefined {
  if (!isHexColor(background) || isReadable(background)) return undefined;
  return { contrast: textOn(background).contrast, nearest: nearestColor(background, isReadable) };
}

/** Never rounded up: 4.497 is not 4.5. */
const inWords = (contrast: number): string => `${Math.floor(contrast * 100) / 100}:1`;

/** What is wrong with a color behind text, in two sentences; nothing where it can be read. */
export function unreadableSentence(background: string): string | undefined {
  const found = findUnreadable(background);
  if (!found) return undefined;
  const { contrast, nearest } = found;
  return `Text on this color has a contrast of ${inWords(contrast)} and needs ${leastContrast}:1. The nearest color that works is ${nearest}.`;
}
