import { createRequire } from 'node:module';
import { rspack, type Stats } from '@rspack/core';
import { at } from '../../tools/src/build.ts';

const { resolve } = createRequire(import.meta.url);

/** They read files beside their own, are no JavaScript, or load others by names that are put together. */
const asTheyAre = /^(sharp|pdfkit|@node-rs\/argon2|typeorm|pg|reflect-metadata)$/;
const isThere = (request: string, context: string): boolean => {
  try {
    resolve(request, { paths: [context] });
    return true;
  } catch {
    return false;
  }
};

/**
 * The built API in one file. Most of its start goes into finding some three thousand modules, and each test file starts
 * it at least once. @returns where the file is
 */
export async function bundleApi(folder: string): Promise<string> {
  const compiler = rspack({
    mode: 'none',
    target: 'node24',
    devtool: false,
    context: at('api'),
    entry: at('api/dist/main.js'),
    output: { path: folder, filename: 'api.mjs', module: true, chunkFormat: 'module' },
    optimization: { splitChunks: false },
    module: {
      parser: {
        javascript: { url: false, importDynamic: false, requireDynamic: false, dynamicImportMode: 'eager' },
      },
      rules: [
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
  return `${folder}/api.mjs`;
}
