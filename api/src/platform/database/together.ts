import { databaseRefusal } from './database-errors.ts';

type Waiting<Item> = { item: Item; done: () => void; failed: (error: unknown) => void };

/** In what its items are measured by; one alone may be larger. */
const most = 1_000_000;

/**
 * Stores what comes as soon as it comes; what comes meanwhile waits until that is on the disk, and is then stored at once. So many
 * that come together cost hardly more than one. What cannot be stored fails alone, but with all where no database is there.
 */
export class Together<Item> {
  private waiting: Waiting<Item>[] = [];
  private isStoring = false;

  constructor(
    private readonly store: (items: readonly Item[]) => Promise<void>,
    private readonly sizeOf: (item: Item) => number,
  ) {}

  /** Settles once it is stored. @throws as `store` */
  add(item: Item): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ item, done, failed });
      if (!this.isStoring) void this.storeWaiting();
    });
  }

  private async storeWaiting(): Promise<void> {
    this.isStoring = true;
    while (this.waiting.length > 0) await this.storeAll(this.next());
    this.isStoring = false;
  }

  private next(): Waiting<Item>[] {
    let size = 0;
    const end = this.waiting.findIndex(({ item }) => (size += this.sizeOf(item)) > most);
    return this.waiting.splice(0, end < 0 ? this.waiting.length : Math.max(1, end));
  }

  private async storeAll(all: readonly Waiting<Item>[]): Promise<void> {
    try {
      await this.store(all.map(({ item }) => item));
      for (const { done } of all) done();
    } catch (error) {
      const refusal = databaseRefusal(error);
      // another process may be storing the same in another order
      const isOfOne = refusal?.status !== 503 || refusal.code === 'busy';
      if (all.length > 1 && isOfOne) for (const each of all) await this.storeAll([each]);
      else for (const { failed } of all) failed(error);
    }
  }
}
