import { findPackageJSON } from 'node:module';
import { join } from 'node:path';

/** Above the package of the API, wherever in it this file was built to. */
const atRoot = (path: string): string => join(findPackageJSON(import.meta.url)!, '../..', path);

/** The built shell, and beside it a folder for each built remote. */
export const shellFolder = atRoot('shell/dist');
export const remotesFolder = atRoot('dist/remotes');
