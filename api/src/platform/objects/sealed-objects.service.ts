import { Injectable } from '@nestjs/common';
import { Sealed } from '../secrets/sealed.service.ts';
import { ObjectStore } from './object-store.port.ts';

/** Objects that are stored encrypted: each is sealed with a key of its own, derived from SECRET_KEY and its name. */
@Injectable()
export class SealedObjects {
  constructor(
    private readonly store: ObjectStore,
    private readonly sealed: Sealed,
  ) {}

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.store.put(key, this.sealed.sealBytes(purposeOf(key), bytes));
  }

  /** Undefined when it is not there. @throws Error when it was changed, or SECRET_KEY is another */
  async get(key: string): Promise<Buffer | undefined> {
    const kept = await this.store.get(key);
    if (!kept) return undefined;
    const bytes = this.sealed.openBytes(purposeOf(key), kept);
    if (!bytes) throw new Error(`The object ${key} cannot be opened: it was changed, or SECRET_KEY is another.`);
    return bytes;
  }

  /** Seals by SECRET_KEY what a key before it sealed. @returns whether it did */
  async reseal(key: string): Promise<boolean> {
    const kept = await this.store.get(key);
    const anew = kept && this.sealed.reseal(purposeOf(key), kept);
    if (anew) await this.store.put(key, anew);
    return anew !== undefined;
  }

  async delete(key: string): Promise<void> {
    await this.store.delete(key);
  }

  /** Keys in a folder of what was put there, wholly or not. @param before by the clock of the store; without it, all */
  async keys(folder: string, before?: Date): Promise<string[]> {
    return this.store.keys(folder, before);
  }
}

const purposeOf = (key: string): string => `object ${key}`;
