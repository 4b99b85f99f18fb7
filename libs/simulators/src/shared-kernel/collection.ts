import type { RecordStore } from './record-store.ts';

type Kept = { id: string; createdAt: string };

/** Records of one kind in memory, newest first, with a copy in a store. */
export type Collection<T extends Kept> = {
  get(id: string): T | undefined;
  newestFirst(): T[];
  put(record: T): void;
  remove(id: string): void;
  flush(): Promise<void>;
};

/** Opens a collection on what its store kept; `revive` turns a stored record into one, or drops it with undefined. */
export function openCollection<T extends Kept>(
  store: RecordStore,
  revive: (stored: unknown) => T | undefined,
): Collection<T> {
  const records = new Map<string, T>();
  for (const stored of store.readAll()) {
    const record = revive(stored);
    if (record) records.set(record.id, record);
  }
  let sorted: T[] | undefined;

  return {
    get: (id) => records.get(id),
    newestFirst: () => (sorted ??= [...records.values()].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))),
    put: (record) => {
      records.set(record.id, record);
      sorted = undefined;
      store.put(record.id, record);
    },
    remove: (id) => {
      records.delete(id);
      sorted = undefined;
      store.remove(id);
    },
    flush: () => store.flush(),
  };
}
