import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DefinePlugin, HtmlRspackPlugin, SubresourceIntegrityPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { common } from '@booking/remote-kit/rspack-preset.mjs';
import { compileHints } from '@booking/remote-kit/compile-hints.mjs';
import { compressAhead } from '@booking/remote-kit/compress-ahead.mjs';
import { federatedShell } from '@booking/remote-kit/federation.mjs';
import { shellOffer } from '@booking/remote-kit/shell-offer.mjs';

const inChunk = (name, packages, priority) => ({ test: packages, name, priority, enforce: true });

const source = (path) => join(import.meta.dirname, 'src', path);

/** Hot reload of a remote reaches the shell's React by this hook, which otherwise React's developer tools alone bring. */
const refreshHook = `<script>
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject(renderer) {
      this.renderers.set(this.renderers.size + 1, renderer);
      return this.renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
</script>`;

const template = (isDev) => {
  const html = readFileSync(source('index.html'), 'utf8');
  return isDev ? html.replace('<head>', `<head>${refreshHook}`) : html;
};

const config = ({ isDev, localRemotes = [] }) => {
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
          ...base.optimization,
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
      // the last one has the last word
      federatedShell(
        [source('remotes/loading/runtime-plugin.ts'), ...(isDev ? [source('dev/local-remotes.ts')] : [])],
        { isDev },
      ),
      new HtmlRspackPlugin({ templateContent: template(isDev), scriptLoading: 'defer', minify: false }),
      ...(isDev
        ? [new ReactRefreshRspackPlugin(), new DefinePlugin({ LOCAL_REMOTES: JSON.stringify(localRemotes) })]
        : [
            compileHints(/^assets\/(?:react|fluent|main)\.\w+\.js$/),
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
            shellOffer(),
            compressAhead(),
          ]),
    ],
  };
};

/** @param localRemotes what is worked on beside it, as `localRemote` of the remote kit says it */
export const devConfig = (localRemotes) => config({ isDev: true, localRemotes });
export default config({ isDev: false });
