/** Keeps bytes under a key, beside the database. A key is letters, digits and dashes, in parts between slashes. */
export abstract class ObjectStore {
  abstract put(key: string, bytes: Buffer): Promise<void>;
  abstract get(key: string): Promise<Buffer | undefined>;
  /** Gone afterwards, whether it was there or not. */
  abstract delete(key: string): Promise<void>;
  /** Keys in a folder of what was put before an instant, wholly or not. */
  abstract keysBefore(folder: string, before: Date): Promise<string[]>;
}
