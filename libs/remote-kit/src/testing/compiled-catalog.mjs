import { compileCatalog } from '../build/compile-catalog.mjs';

/** Catalogs in tests are what they are in a build. */
export default { process: (text) => ({ code: compileCatalog(text) }) };
