const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Seven digits or more, however they are grouped: phone, card and confirmation numbers. */
const number = /\(?\+?\d(?:[\s().-]*\d){6,}/g;
const date = /^\d{4}-\d{2}-\d{2}$/;
const introduced =
  /\b([Mm]y name is|[Tt]his is|I am|I'm|(?:[Tt]he|[Ff]irst|[Ll]ast) name is|[Uu]nder the name of)\s+\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}/gu;

/** Says the same with a made-up person's data: names (those known and those introduced), numbers and addresses replaced. */
export function anonymous(text: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => [name, ...name.split(/\s+/)]).filter((name) => name.length > 1);
  const known = parts
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const withoutNames = text
    .replaceAll(introduced, '$1 Alex Guest')
    .replaceAll(email, 'guest@example.com')
    .replaceAll(number, (found) => (date.test(found) ? found : '+15125550100'));
  if (known.length === 0) return withoutNames;
  return withoutNames.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    'Alex',
  );
}
