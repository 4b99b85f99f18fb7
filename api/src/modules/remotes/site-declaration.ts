import { join } from 'node:path';
import { RemoteDeclaration } from '@booking/contracts/remote-build';
import { optionalBuildFile } from './build-file.adapter.ts';
import { guestSiteFolder } from './folders.ts';

/** The remote whose pages guests get as a site of their own; nothing where the site was not built. */
export const siteDeclaration = optionalBuildFile(join(guestSiteFolder, 'remote.json'), (text) =>
  RemoteDeclaration.parse(JSON.parse(text)),
);
