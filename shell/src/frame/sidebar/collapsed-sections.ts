import { withBrowserStorage } from '../../browser-storage.ts';

const key = 'collapsed-sections';

const read = (): string[] =>
  withBrowserStorage((storage) => storage.getItem(key))
    ?.split(' ')
    .filter(Boolean) ?? [];

/** Whether this browser has a section of the sidebar folded away. */
export const isCollapsed = (section: string): boolean => read().includes(section);

export function keepCollapsed(section: string, isFolded: boolean): void {
  const others = read().filter((each) => each !== section);
  const sections = isFolded ? [...others, section] : others;
  withBrowserStorage((storage) => storage.setItem(key, sections.join(' ')));
}
