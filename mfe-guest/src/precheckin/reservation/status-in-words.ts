import type { Translate } from '@booking/languages/translate';

const known = ['confirmed', 'not_confirmed', 'checked_in', 'checked_out', 'canceled', 'no_show'] as const;

/** "Not Confirmed" from "not_confirmed", as the property system writes it; without one it is confirmed (S2 section 2). */
export function statusInWords(t: Translate, status: string | null): string {
  const given = status || 'confirmed';
  const name = known.find((each) => each === given);
  return name
    ? t(`precheckin.status.${name}`)
    : given.replaceAll('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
