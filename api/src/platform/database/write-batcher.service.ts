import { databaseRefusal } from './database-errors.mapper.ts';

type Pending<Item> = { item: Item; resolve: () => void; reject: (error: unknown) => void };

/** In what items are measured by; one alone may be larger. */
const largestBatch = 1_000_000;

/**
 * Writes an item at once, and what arrives during that write as one batch after it: under load one commit serves many.
 * When a batch fails, its items are written one by one, unless the database is away.
 */
export class WriteBatcher<Item> {
  private pending: Pending<Item>[] = [];
  private isWriting = false;

  constructor(
    private readonly write: (items: readonly Item[]) => Promise<void>,
    private readonly sizeOf: (item: Item) => number,
  ) {}

  /** Settles once the item is written. @throws as `write` */
  add(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pending.push({ item, resolve, reject });
      if (!this.isWriting) void this.writePending();
    });
  }

  private async writePending(): Promise<void> {
    this.isWriting = true;
    while (this.pending.length > 0) await this.writeBatch(this.takeBatch());
    this.isWriting = false;
  }

  private takeBatch(): Pending<Item>[] {
    let size = 0;
    const end = this.pending.findIndex(({ item }) => (size += this.sizeOf(item)) > largestBatch);
    return this.pending.splice(0, end < 0 ? this.pending.length : Math.max(1, end));
  }

  private async writeBatch(batch: readonly Pending<Item>[]): Promise<void> {
    try {
      await this.write(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      const refusal = databaseRefusal(error);
      // "busy" is a deadlock: another process may be writing the same items in another order
      const isOfOneItem = refusal?.status !== 503 || refusal.code === 'busy';
      if (batch.length > 1 && isOfOneItem) for (const each of batch) await this.writeBatch([each]);
      else for (const { reject } of batch) reject(error);
    }
  }
}
