export type TextChange = { lead: string; removed: string; added: string; tail: string };

const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

const sharedStart = (one: readonly string[], other: readonly string[]): number => {
  const differs = one.findIndex((word, index) => word !== other[index]);
  return differs < 0 ? one.length : differs;
};

/** Where a text was changed, in whole words: what stayed before it, what went, what came, and what stayed behind it. */
export function textChange(before: string, after: string): TextChange {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const start = sharedStart(old, now);
  const [oldRest, nowRest] = [old.slice(start), now.slice(start)];
  const end = sharedStart(oldRest.toReversed(), nowRest.toReversed());
  return {
    lead: old.slice(0, start).join(''),
    removed: oldRest.slice(0, oldRest.length - end).join(''),
    added: nowRest.slice(0, nowRest.length - end).join(''),
    tail: oldRest.slice(oldRest.length - end).join(''),
  };
}
