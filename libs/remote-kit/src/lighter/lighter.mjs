import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const inPackage = (name, file) => join(require.resolve(name), '../..', file);
const ours = (file) => join(import.meta.dirname, file);

/** Modules of Fluent's that do more than our pages ask for, and what does as much as they do. */
export const lighter = {
  [inPackage('@fluentui/tokens', 'lib/tokens.js')]: ours('tokens.mjs'),
  [inPackage('@fluentui/react-icons', 'lib/utils/createFluentIcon.js')]: ours('fluent-icon.mjs'),
  'rtl-css-js/core$': ours('left-to-right.mjs'),
};

/** Fluent works its themes out from ramps of colours in the browser; what comes of it is half as long. */
export const themesAsTable = {
  test: join(import.meta.dirname, '../theme.ts'),
  enforce: 'pre',
  loader: ours('theme-table.mjs'),
};

export const zodWithoutPrograms = {
  test: join(require.resolve('zod'), '../v4/core/schemas.js'),
  loader: ours('checks-by-hand.mjs'),
};
