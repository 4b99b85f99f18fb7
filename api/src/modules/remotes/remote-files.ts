/** A build, and with it the place of its files. */
export type BuildName = { remote: string; digest: string };

/** The files of builds, each under the digest of all of them: what is there is never replaced, so open tabs keep what they began with. */
export abstract class RemoteFiles {
  /** @returns false when there is a file of that name with other bytes, which stays */
  abstract put(build: BuildName, file: string, bytes: Buffer): Promise<boolean>;
  abstract get(build: BuildName, file: string): Promise<Buffer | undefined>;
  abstract has(build: BuildName, file: string): Promise<boolean>;
  /** Every file, and its bytes. */
  abstract list(build: BuildName): Promise<Map<string, number>>;
  /** Builds to which nothing was added since. */
  abstract untouched(since: Date): Promise<BuildName[]>;
  /** Gone afterwards, whether it was there or not. */
  abstract remove(build: BuildName): Promise<void>;
}
