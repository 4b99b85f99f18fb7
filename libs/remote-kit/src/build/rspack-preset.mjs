import { join } from 'node:path';
import { LightningCssMinimizerRspackPlugin, SwcJsMinimizerRspackPlugin } from '@rspack/core';
import { esmRuntime } from '../federation/federation-runtime.mjs';

const browsers = 'chrome >= 111, firefox >= 114, safari >= 16.4';

const script = (isDev) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isDev, refresh: isDev } },
    },
    env: { targets: browsers },
  },
});

/**
 * Classes of a module are its own, by names that every build of it agrees on. What runs in the shell styles nothing else: each selector
 * needs a class of the module, and none is global.
 */
const styles = (css) => ({
  test: /\.module\.css$/,
  type: 'css/module',
  ...(css === 'in-script' && { use: [join(import.meta.dirname, 'refuse-global.mjs')] }),
  parser: { exportType: css === 'in-script' ? 'style' : 'link', namedExports: false, pure: css === 'in-script' },
  generator: { exportsOnly: css === 'names-only', localIdentName: '[local]-[hash:base64:6]' },
});

/** Texts in the languages of guests: `catalogs/en.json` and so on. */
const catalogs = {
  test: /[\\/]catalogs[\\/][\w-]+\.json$/,
  type: 'json',
  use: [join(import.meta.dirname, 'compile-catalog.mjs')],
};

/** Fonts come as text in the script that needs them: a page loads no file that its build does not list. */
const fonts = { test: /\.woff2$/, type: 'asset/inline' };

const ecma = 2022;

/** Names of exports are as short as can be, and scripts are written for the browsers that read them: two percent less to send. */
const small = {
  mangleExports: 'size',
  minimizer: [
    new SwcJsMinimizerRspackPlugin({
      minimizerOptions: { ecma, compress: { passes: 3, ecma }, mangle: true, format: { ecma, comments: false } },
    }),
    new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
  ],
};

/**
 * What every build of ours has in common.
 * @param css where styles go: into the script that needs them, into a file of their own, or nowhere
 */
export const common = ({ name, folder, output, publicPath, isDev = false, css = 'in-script' }) => ({
  name,
  context: folder,
  mode: isDev ? 'development' : 'production',
  target: ['web', 'es2022'],
  devtool: isDev ? 'cheap-module-source-map' : false,
  optimization: isDev ? {} : small,
  resolve: { extensions: ['.ts', '.tsx', '.js'], alias: esmRuntime },
  module: {
    rules: [{ test: /\.tsx?$/, type: 'javascript/auto', use: [script(isDev)] }, styles(css), catalogs, fonts],
  },
  output: {
    path: join(folder, output),
    publicPath,
    uniqueName: name,
    clean: true,
    crossOriginLoading: 'anonymous',
    filename: isDev ? '[name].js' : '[name].[contenthash:10].js',
    chunkFilename: isDev ? '[name].js' : '[name].[contenthash:10].js',
    // a module whose shared module did not come is begun anew at the next try, rather than given out half begun
    strictModuleErrorHandling: true,
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});
