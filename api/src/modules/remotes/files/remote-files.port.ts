import { BuildDigest, RemoteId } from '@booking/contracts/remotes';

/** A build, and with it the place of its files. */
export type BuildKey = { remote: string; digest: string };

const fileName = /^\w[\w.-]*$/;

/** Whether it can be the name of a file of a build. */
export const isFileName = (name: string): boolean => fileName.test(name);

/** Source maps lie beside the files of a build. They are no part of it: none is served, and none has an integrity. */
export const isSourceMap = (file: string): boolean => file.endsWith('.map');

/** Where the files of a build lie below the place of all builds. @throws Error for what names no build */
export const folderOf = ({ remote, digest }: BuildKey): string =>
  `${RemoteId.parse(remote)}/${BuildDigest.parse(digest)}`;

/** @throws Error for what names no file of a build */
export function placeOf(build: BuildKey, file: string): string {
  if (!isFileName(file)) throw new Error(`No file of a build can be called ${file}.`);
  return `${folderOf(build)}/${file}`;
}

/** The files of builds, each under the digest of all of them, so open tabs keep what they began with. */
export abstract class RemoteFiles {
  /** Whole or not at all; the same one may be added again. @throws Error where another lies under that name */
  async add(build: BuildKey, file: string, bytes: Buffer): Promise<void> {
    if (await this.create(build, file, bytes)) return;
    if ((await this.get(build, file))?.equals(bytes)) return;
    throw new Error(`${placeOf(build, file)} is there already, with something else in it.`);
  }

  abstract get(build: BuildKey, file: string): Promise<Buffer | undefined>;
  abstract has(build: BuildKey, file: string): Promise<boolean>;
  /** Every file, and its bytes. */
  abstract list(build: BuildKey): Promise<Map<string, number>>;
  /** Builds to which nothing was added since. */
  abstract listUntouched(since: Date): Promise<BuildKey[]>;
  /** One file, or all of a build: gone afterwards, whether it was there or not. */
  abstract remove(build: BuildKey, file?: string): Promise<void>;

  /** @returns false where something lies under that name, which stays as it is */
  protected abstract create(build: BuildKey, file: string, bytes: Buffer): Promise<boolean>;
}
