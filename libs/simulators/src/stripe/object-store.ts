import { z } from 'zod';
import { openCollection } from '../shared-kernel/collection.ts';
import type { RecordStore } from '../shared-kernel/record-store.ts';

/** Things with an id, newest first, kept over a restart. */
export type ObjectStore<T extends { id: string }> = {
  get(id: string): T | undefined;
  newestFirst(): T[];
  /** Keeps a new thing, or another state of one already there, which stays where it was in the order. */
  put(object: T): void;
  remove(id: string): void;
  flush(): Promise<void>;
};

const kept = z.object({ id: z.string(), createdAt: z.string(), object: z.looseObject({ id: z.string() }) });

/** Opens what `store` kept; `stamp` gives each new thing an ISO instant later than all before. */
export function openObjectStore<T extends { id: string }>(store: RecordStore, stamp: () => string): ObjectStore<T> {
  const collection = openCollection<{ id: string; createdAt: string; object: T }>(store, (stored) => {
    const read = kept.safeParse(stored);
    // its own file, written by this very store: only its frame is checked
    return read.success ? { ...read.data, object: read.data.object as unknown as T } : undefined;
  });
  return {
    get: (id) => collection.get(id)?.object,
    newestFirst: () => collection.newestFirst().map(({ object }) => object),
    put: (object) => {
      const createdAt = collection.get(object.id)?.createdAt ?? stamp();
      collection.put({ id: object.id, createdAt, object });
    },
    remove: (id) => collection.remove(id),
    flush: () => collection.flush(),
  };
}
