import { useState } from 'react';

const keyOf = (listId: string): string => `columns.${listId}`;

/** What the browser keeps, unless it keeps nothing for us or somebody else wrote there. */
function read(listId: string): ReadonlySet<string> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(listId)) ?? 'null');
    return Array.isArray(kept) ? new Set(kept.map(String)) : undefined;
  } catch {
    return undefined;
  }
}

function keep(listId: string, hidden: ReadonlySet<string>): void {
  try {
    localStorage.setItem(keyOf(listId), JSON.stringify([...hidden]));
  } catch {
    // it holds until the page is left
  }
}

/**
 * Which columns of a list somebody hid in this browser, and what changes that. Until somebody chooses it is undefined, and columns
 * are hidden by their own `isHidden`.
 */
export function useHiddenColumns(
  listId: string,
): [hidden: ReadonlySet<string> | undefined, change: (hidden: ReadonlySet<string>) => void] {
  const [hidden, setHidden] = useState(() => read(listId));
  const change = (next: ReadonlySet<string>): void => {
    setHidden(next);
    keep(listId, next);
  };
  return [hidden, change];
}
