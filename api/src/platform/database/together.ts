import { databaseRefusal } from './database-errors.ts';

type Waiting<Item> = { item: Item; done: () => void; failed: (error: unknown) => void };

const most = 50;

/**
 * Stores what comes as soon as it comes; what comes meanwhile waits until that is on the disk, and is then stored at once. So many
 * that come together cost hardly more than one. What cannot be stored fails
 * alone, but with all where there is no database to store it.
 */
export class Together<Item> {
  private waiting: Waiting<Item>[] = [];
  private isStoring = false;

  constructor(private readonly store: (items: readonly Item[]) => Promise<void>) {}

  /** Settles once it is stored. @throws as `store` */
  add(item: Item): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ item, done, failed });
      if (!this.isStoring) void this.storeWaiting();
    });
  }

  private async storeWaiting(): Promise<void> {
    this.isStoring = true;
    while (this.waiting.length > 0) await this.storeAll(this.waiting.splice(0, most));
    this.isStoring = false;
  }

  private async storeAll(all: readonly Waiting<Item>[]): Promise<void> {
    try {
      await this.store(all.map(({ item }) => item));
      for (const { done } of all) done();
    } catch (error) {
      const isOfOne = databaseRefusal(error)?.status !== 503;
      if (all.length > 1 && isOfOne) for (const each of all) await this.storeAll([each]);
      else for (const { failed } of all) failed(error);
    }
  }
}
