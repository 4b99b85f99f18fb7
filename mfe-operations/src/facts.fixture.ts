const linesOf = (place: HTMLElement): [name: string, fact: Element][] =>
  [...place.querySelectorAll('dl > div')].map(({ children }) => [children[0]!.textContent, children[1]!]);

/** What stands beside each name in a list of facts. */
export const factsOf = (place: HTMLElement): Record<string, string> =>
  Object.fromEntries(linesOf(place).map(([name, fact]) => [name, fact.textContent]));

/** The tone of the badge beside a name. */
export const toneOf = (place: HTMLElement, wanted: string): string | null | undefined =>
  linesOf(place)
    .find(([name]) => name === wanted)?.[1]
    .querySelector('[data-tone]')
    ?.getAttribute('data-tone');
