import type { Documentation } from '@booking/contracts/ai-documentation';

export type Place = Pick<Documentation, 'id' | 'order'>;

/** How the entries of a category follow each other in the prompt: by order, then by age. */
export const byPromptOrder = (one: Place, other: Place): number => one.order - other.order || one.id - other.id;

/**
 * The order numbers that move one entry of a category to another place; only those that change are given. The numbers in
 * use are kept; one is raised only where age would otherwise put its entry before the one that it has to follow.
 */
export function reordered(entries: readonly Place[], from: number, to: number): Place[] {
  const wanted = entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]!);
  const changed: Place[] = [];
  let last: Place | undefined;
  for (const [index, { id, order }] of wanted.entries()) {
    const least = last ? last.order + (last.id < id ? 0 : 1) : -Infinity;
    last = { id, order: Math.max(entries[index]!.order, least) };
    if (last.order !== order) changed.push(last);
  }
  return changed;
}
