import { z } from 'zod';

/** How long a text of an outside service may be, by what it is. */
export const longest = { phone: 40, id: 100, line: 200, address: 2_000, message: 2_000, prose: 20_000 } as const;

/** The beginning of a text that is too long, with no letter cut in two: to refuse it would lose the call or the stay that it is about. */
export const truncate = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : text;

/** A text of at most so many characters, cut where it is longer. */
export const truncateTo = (most: number) => z.string().transform((text) => truncate(text, most));
