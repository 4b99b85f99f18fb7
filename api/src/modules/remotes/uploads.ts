import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StoredFile } from '@booking/contracts/remote-admission';
import { Refusal } from '../../platform/http/refusal.ts';
import { RemoteFiles, type BuildName } from './remote-files.ts';

/** More than any build may weigh, so that one that grew too heavy is told all that stands in its way. */
const mostBytes = 8 * 1024 ** 2;

const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The files of builds as teams send them. */
@Injectable()
export class Uploads {
  constructor(private readonly files: RemoteFiles) {}

  /**
   * Keeps a file; the same one again is fine.
   * @returns its integrity
   * @throws Refusal 413 when the build has no room for it, 409 when another file is there under that name
   */
  async add(build: BuildName, name: string, bytes: Buffer): Promise<string> {
    const there = await this.files.list(build);
    there.set(name, bytes.length);
    const all = [...there.values()].reduce((sum, size) => sum + size, 0);
    if (all > mostBytes) {
      throw new Refusal(
        413,
        'build_too_large',
        `With ${name} this build weighs ${all} bytes; no more than ${mostBytes} are taken.`,
      );
    }
    if (await this.files.put(build, name, bytes)) return integrityOf(bytes);
    throw new Refusal(
      409,
      'other_file_there',
      `Another ${name} is there already, and what is there stays. Build again: other files have another digest.`,
    );
  }

  /** What was uploaded of a build, as admission looks at it. */
  async stored(build: BuildName): Promise<Map<string, StoredFile>> {
    const stored = new Map<string, StoredFile>();
    for (const name of (await this.files.list(build)).keys()) {
      const bytes = await this.files.get(build, name);
      if (bytes) stored.set(name, { bytes: bytes.length, integrity: integrityOf(bytes) });
    }
    return stored;
  }
}
