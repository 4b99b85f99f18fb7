import { join } from 'node:path';
import { HtmlRspackPlugin, rspack } from '@rspack/core';
import { common } from '@booking/remote-kit/build/rspack-preset.mjs';

const here = import.meta.dirname;
const root = join(here, '../../../..');
const script = 'assets/[name].[contenthash:10].js';
const style = 'assets/[name].[contenthash:10].css';
const built = (name) => join(root, 'node_modules/.cache/bench/built', name);

/** What any page has; nothing that makes it fast stands in it. */
const page = (written = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>Yardstick</title>${written}</head><body><div id="root"><!--page--></div></body></html>`;

/**
 * A page of one script, as rspack makes it when nothing is said.
 * @param {string} name
 * @param {string} [packages] where those are that the product does not have
 * @returns {import('@rspack/core').Configuration}
 */
export const plain = (name, packages) => ({
  name,
  context: join(here, name),
  mode: 'production',
  target: ['web', 'es2022'],
  entry: { main: './main.jsx' },
  resolve: { extensions: ['.jsx', '.js'], modules: [...(packages ? [packages] : []), 'node_modules'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
          env: { targets: 'chrome >= 111, firefox >= 114, safari >= 16.4' },
        },
      },
      { test: /\.css$/, type: 'css' },
    ],
  },
  output: { path: built(name), publicPath: '/', clean: true, filename: script, cssFilename: style },
  plugins: [new HtmlRspackPlugin({ templateContent: page('<!--start-->'), scriptLoading: 'defer', minify: false })],
  performance: { hints: false },
  stats: 'errors-only',
});

/**
 * What renders a page at the server.
 * @param {string} name
 * @returns {import('@rspack/core').Configuration}
 */
export const writer = (name) => ({
  ...plain(name),
  target: ['node', 'es2022'],
  entry: { write: './write.jsx' },
  output: { path: built(`${name}-writer`), filename: '[name].mjs', module: true, library: { type: 'module' } },
  plugins: [],
});

/**
 * The console's own sources as one build: the shell, and every screen a chunk of it.
 * @returns {import('@rspack/core').Configuration}
 */
export function oneBundle() {
  const base = common({ name: 'one-bundle', folder: join(root, 'shell'), output: '', publicPath: '/' });
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: { ...base.output, path: built('one-bundle'), filename: script, chunkFilename: script },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(/^\.\/load-screen\.ts$/, join(here, 'one-bundle/load-screen.mjs')),
      new HtmlRspackPlugin({ templateContent: page('<!--boot-->'), scriptLoading: 'defer', minify: false }),
    ],
  };
}
