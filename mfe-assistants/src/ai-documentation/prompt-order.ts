import type { Documentation } from '@booking/contracts/ai-documentation';

export type Place = Pick<Documentation, 'id' | 'order'>;

/** How the entries of a category follow each other in the prompt: by order, then by age. */
export const byPromptOrder = (one: Place, other: Place): number => one.order - other.order || one.id - other.id;

/**
 * The entries whose order numbers change to move one of a category to another place, with their new numbers. The numbers in
 * use are kept; one is raised only where age would otherwise put its entry before the one that it has to follow.
 */
export function reordered<Entry extends Place>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const wanted = entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]!);
  const changed: Entry[] = [];
  let last: Entry | undefined;
  for (const [index, entry] of wanted.entries()) {
    const least = last ? last.order + (last.id < entry.id ? 0 : 1) : -Infinity;
    last = { ...entry, order: Math.max(entries[index]!.order, least) };
    if (last.order !== entry.order) changed.push(last);
  }
  return changed;
}
