import { useState } from 'react';
import type { ListedPrecheckin } from '@booking/contracts/precheckins';

/** Guests whom somebody ticked, in any of the groups. */
export type Chosen = {
  guests: readonly ListedPrecheckin[];
  ids: ReadonlySet<string>;
  /** Of some rows only those with these ids are ticked; other rows stay as they are. */
  choose: (rows: readonly ListedPrecheckin[], ids: ReadonlySet<string>) => void;
  clear: () => void;
};

export function useChosen(): Chosen {
  const [guests, setGuests] = useState<readonly ListedPrecheckin[]>([]);
  return {
    guests,
    ids: new Set(guests.map(({ id }) => id)),
    choose: (rows, ids) => {
      const shown = new Set(rows.map(({ id }) => id));
      const others = guests.filter(({ id }) => !shown.has(id));
      setGuests([...others, ...rows.filter(({ id }) => ids.has(id))]);
    },
    clear: () => setGuests([]),
  };
}
