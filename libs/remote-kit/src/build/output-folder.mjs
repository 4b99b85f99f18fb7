import { join, resolve } from 'node:path';

/**
 * Where a build goes. The running product serves what is in dist, so whoever only tries a build names another folder.
 * @param folder of the remote that is built
 */
export const outputFolder = (folder) => resolve(process.argv[2] ?? join(folder, '..', 'dist'));
