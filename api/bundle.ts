import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack, type Stats } from '@rspack/core';

const { resolve } = createRequire(import.meta.url);
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** They read files beside their own, or are no JavaScript. */
const asTheyAre = /^(sharp|pdfkit|fontkit|bidi-js|@node-rs\/argon2)$/;
const isThere = (request: string, context: string): boolean => {
  try {
    resolve(request, { paths: [context] });
    return true;
  } catch {
    return false;
  }
};

/** The file of all packages that are needed from the start. */
const packages = /packages\.mjs$/;

const sourceMap = {
  filename: '[file].map',
  noSources: true,
  sourceRoot: '../../../',
  moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }): string =>
    relative(at('..'), absoluteResourcePath),
};

/**
 * The built API in one file, and a few more for what is seldom needed. Most of its start goes into finding some three
 * thousand modules, and their texts and comments would stay in memory (docs/adr/0020).
 */
const compiler = rspack({
  mode: 'none',
  target: 'node24',
  devtool: false,
  context: at('.'),
  entry: {
    main: at('dist/main.js'),
    'verify-audit': at('dist/verify-audit.js'),
    'site-renderer.worker': at('dist/modules/remotes/guest-site-rendering/site-renderer.worker.js'),
    'signed-copy.worker': at('dist/modules/arrival/documents/signed-copy.worker.js'),
  },
  output: { path: at('dist/bundle'), filename: '[name].mjs', module: true, chunkFormat: 'module' },
  optimization: {
    splitChunks: {
      ...{ chunks: 'async', minSize: 0 },
      // a letter that is not Latin doubles what its whole file takes: packages are without any
      cacheGroups: { packages: { name: 'packages', chunks: 'initial', test: /node_modules/ } },
    },
    providedExports: true,
    usedExports: true,
    sideEffects: true,
    minimize: true,
    minimizer: [
      // names stay: they are in the database and in the log; so do our own lines, which stacks name
      new rspack.SwcJsMinimizerRspackPlugin({
        include: packages,
        extractComments: false,
        minimizerOptions: {
          module: true,
          mangle: false,
          compress: false,
          format: { comments: false, ascii_only: true },
        },
      }),
    ],
  },
  plugins: [
    // read by TypeORM, which finds them by their names
    new rspack.CopyRspackPlugin({ patterns: [{ from: at('dist/platform/database/migrations'), to: 'migrations' }] }),
    // Node reads these when it writes a stack; with lines alone they are small
    new rspack.SourceMapDevToolPlugin({ ...sourceMap, exclude: packages, columns: false }),
    // for profilers alone: Node would make 100 MB of it
    new rspack.SourceMapDevToolPlugin({ ...sourceMap, test: packages, append: false }),
  ],
  module: {
    parser: { javascript: { url: false, importMeta: false, importDynamic: false, requireDynamic: false } },
    rules: [
      { test: /\.js$/, include: at('dist'), extractSourceMap: true },
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
      },
    ],
  },
  externals: [
    ({ request = '', context = '', dependencyType }, answer) => {
      const isPackage = /^[@a-z]/.test(request) && !request.startsWith('@booking/');
      const stays = isPackage && (asTheyAre.test(request) || !isThere(request, context));
      if (stays) answer(undefined, request, dependencyType === 'esm' ? 'module-import' : 'node-commonjs');
      else answer();
    },
  ],
});
const stats = await new Promise<Stats | undefined>((done, failed) =>
  compiler.run((error, made) => (error ? failed(error) : done(made))),
);
await new Promise((closed) => compiler.close(closed));
if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
