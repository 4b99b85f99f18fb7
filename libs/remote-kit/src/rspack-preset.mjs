import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const browsers = 'chrome >= 111, firefox >= 114, safari >= 16.4';

/**
 * The federation plugin finds its runtime's CommonJS files; their ES module twins can be shaken, which saves about 8 KB.
 * An upgrade may move these files: then nothing is aliased and the size budget says so.
 */
const esmRuntime = () => {
  const tools = require.resolve('@module-federation/runtime-tools', {
    paths: [require.resolve('@module-federation/enhanced')],
  });
  const packages = ['webpack-bundler-runtime', 'runtime', 'runtime-core', 'sdk', 'error-codes', 'runtime-tools'];
  const pairs = packages.flatMap((name) => {
    try {
      const cjs = require.resolve(`@module-federation/${name}`, { paths: [tools] });
      const candidates = [cjs.replace(/index\.cjs$/, 'bundler.js'), cjs.replace(/\.cjs$/, '.js')];
      const esm = candidates.find((file) => file !== cjs && existsSync(file));
      return esm ? [[cjs, esm]] : [];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(pairs);
};

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

/** Classes of a module are its own, by names that every build of it agrees on. */
const styles = (css) => ({
  test: /\.module\.css$/,
  type: 'css/module',
  parser: { exportType: css === 'in-script' ? 'style' : 'link', namedExports: false },
  generator: { exportsOnly: css === 'names-only', localIdentName: '[local]-[hash:base64:6]' },
});

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
  resolve: { extensions: ['.ts', '.tsx', '.js'], alias: esmRuntime() },
  module: {
    rules: [{ test: /\.tsx?$/, type: 'javascript/auto', use: [script(isDev)] }, styles(css)],
  },
  output: {
    path: join(folder, output),
    publicPath,
    uniqueName: name,
    clean: true,
    crossOriginLoading: 'anonymous',
    filename: isDev ? '[name].js' : '[name].[contenthash:10].js',
    chunkFilename: isDev ? '[name].js' : '[name].[contenthash:10].js',
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});
