const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Amounts of money in a text, in cents: "$1,234.50", "130 dollars". */
export function amountsIn(text: string): number[] {
  const written = /\$\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?(?!\d)/g;
  const named = /(?<![$\d.,])(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))? (?:US )?dollars\b/g;
  return [...text.matchAll(written), ...text.matchAll(named)].map(
    ([, whole, part]) => Number(whole!.replaceAll(',', '')) * 100 + Number(part ?? 0),
  );
}

/** Days in a text as `12-05`, whatever year and weekday is said: "December 5th", "2026-12-05". */
export function daysIn(text: string): string[] {
  const named = new RegExp(`\\b(${months}) (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'g');
  const names = months.split('|');
  const two = (n: number): string => String(n).padStart(2, '0');
  return [
    ...[...text.matchAll(named)].map(([, month, day]) => `${two(names.indexOf(month!) + 1)}-${two(Number(day))}`),
    ...[...text.matchAll(/\b\d{4}-(\d{2})-(\d{2})\b/g)].map(([, month, day]) => `${month}-${day}`),
  ];
}
