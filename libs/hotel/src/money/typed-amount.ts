import { centsOf } from './money.ts';
import { visibleText } from '../text/visible-text.ts';

/** A comma between thousands, as in 1,234.50; any other would be a decimal one, and is no amount here. */
const thousands = /(?<=\d),(?=\d{3}(?:[,.]|$))/g;

/** Cents of an amount in dollars as somebody types or pastes it: "$1,234.50", with marks that nobody sees; undefined for what is none. */
export function typedCents(text: string): number | undefined {
  if (text.length > 100) return undefined;
  try {
    return centsOf(visibleText(text).replace(/^\$ ?/, '').replaceAll(thousands, ''));
  } catch {
    return undefined;
  }
}
