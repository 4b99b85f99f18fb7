import { readFileSync } from 'node:fs';

/** Fonts in tests are what they are in a build: text. */
export default {
  process: (_, path) => ({
    code: `export default ${JSON.stringify(`data:font/woff2;base64,${readFileSync(path, 'base64')}`)};`,
  }),
};
