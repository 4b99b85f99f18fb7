/** A build, and with it the place of its files. */
export type BuildName = { remote: string; digest: string };

/** The files of builds, each under the digest of all of them, so open tabs keep what they began with. */
export abstract class RemoteFiles {
  /** Whole or not at all, in place of what was there under that name. */
  abstract put(build: BuildName, file: string, bytes: Buffer): Promise<void>;
  abstract get(build: BuildName, file: string): Promise<Buffer | undefined>;
  abstract has(build: BuildName, file: string): Promise<boolean>;
  /** Every file, and its bytes. */
  abstract list(build: BuildName): Promise<Map<string, number>>;
  /** Builds to which nothing was added since. */
  abstract untouched(since: Date): Promise<BuildName[]>;
  /** Gone afterwards, whether it was there or not. */
  abstract remove(build: BuildName): Promise<void>;
}
