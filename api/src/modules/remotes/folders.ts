import { fileURLToPath } from 'node:url';

const atRoot = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** The built shell, and beside it a folder for each built remote. */
export const shellFolder = atRoot('shell/dist');
export const remotesFolder = atRoot('dist/remotes');

/** The guests' site: its page, its files, and what renders it. */
export const guestSiteFolder = atRoot('dist/sites/mfe-guest');
