import { isUnreadableRecord, type ProviderError } from './provider.error.ts';

export type ReadableRecords<Found> = { found: Found[]; unreadable: ProviderError[] };

/**
 * Reads several records of a provider by their ids, at once and in this order. One that is there and cannot be read does not keep the
 * others back.
 * @throws whatever else `read` throws
 */
export async function readEach<Found>(
  ids: readonly string[],
  read: (id: string) => Promise<Found>,
): Promise<ReadableRecords<Found>> {
  const unreadable: ProviderError[] = [];
  const tried = await Promise.all(
    ids.map(async (id) => {
      try {
        return [await read(id)];
      } catch (error) {
        if (!isUnreadableRecord(error)) throw error;
        unreadable.push(error);
        return [];
      }
    }),
  );
  return { found: tried.flat(), unreadable };
}
