/** Keeps bytes under a key, beside the database. A key is letters, digits and dashes, in parts between slashes. */
export abstract class ObjectStore {
  abstract put(key: string, bytes: Buffer): Promise<void>;
  abstract get(key: string): Promise<Buffer | undefined>;
  /** Gone afterwards, whether it was there or not. */
  abstract delete(key: string): Promise<void>;
  /** Keys in a folder of what was put there, wholly or not. @param before by the clock of the store; without it, all */
  abstract keys(folder: string, before?: Date): Promise<string[]>;
}

const keyShape = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** The key itself. @throws Error when it could lead elsewhere */
export function checkedKey(key: string): string {
  if (!keyShape.test(key)) throw new Error(`No object can have the key ${key}.`);
  return key;
}
