import { container, HtmlRspackPlugin, SubresourceIntegrityPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { common } from '@booking/remote-kit/rspack-preset.mjs';
import { compileHints } from '@booking/remote-kit/compile-hints.mjs';
import { compressAhead } from '@booking/remote-kit/compress-ahead.mjs';
import { providedByShell } from '@booking/remote-kit/shared-policy.mjs';
import { shellOffer } from '@booking/remote-kit/shell-offer.mjs';

const inChunk = (name, packages, priority) => ({ test: packages, name, priority, enforce: true });

const config = (isDev) => {
  const base = common({ name: 'shell', folder: import.meta.dirname, output: 'dist', publicPath: '/', isDev });
  const name = isDev ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js';
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: { ...base.output, filename: name, chunkFilename: name },
    // three files in parallel rather than one: what rarely changes stays cached when the shell does
    optimization: isDev
      ? {}
      : {
          splitChunks: {
            chunks: 'initial',
            minSize: 0,
            cacheGroups: {
              default: false,
              defaultVendors: false,
              react: inChunk('react', /node_modules[\\/](react|react-dom|scheduler)[\\/]/, 3),
              fluent: inChunk('fluent', /node_modules[\\/](@fluentui|@griffel|tabster|keyborg)[\\/]/, 2),
            },
          },
        },
    plugins: [
      new container.ModuleFederationPluginV1({ name: 'shell', shared: providedByShell }),
      new HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer', minify: false }),
      ...(isDev
        ? [new ReactRefreshRspackPlugin()]
        : [
            compileHints(/^assets\/(?:react|fluent|main)\.\w+\.js$/),
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
            shellOffer(),
            compressAhead(),
          ]),
    ],
  };
};

export const devConfig = config(true);
export default config(false);
