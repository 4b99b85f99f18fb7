import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallOf } from '@booking/contracts/endpoint';
import type { releaseEndpoints } from '@booking/contracts/remote-releases';
import { mapsFolder, mapsOf } from './source-maps.ts';

type UploadBody = CallOf<typeof releaseEndpoints.uploadBuild>['body'];

/**
 * A build as it is uploaded, in one request. Its source maps go along: they are served to nobody, and by them Remotes says where in the
 * sources an error is.
 * @param folder where the files of the build are
 */
export function uploadBody(folder: string, files: Iterable<string>): UploadBody {
  const read = (from: string, name: string) => ({ name, base64: readFileSync(join(from, name)).toString('base64') });
  return {
    files: [
      ...Array.from(files, (name) => read(folder, name)),
      ...mapsOf(folder).map((name) => read(mapsFolder(folder), name)),
    ],
  };
}
