import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlRspackPlugin, SubresourceIntegrityPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { common } from '@booking/remote-kit/build/rspack-preset.mjs';
import { compileHints } from '@booking/remote-kit/build/compile-hints.mjs';
import { compressAhead } from '@booking/remote-kit/build/compress-ahead.mjs';
import { federatedShell } from '@booking/remote-kit/federation/federation.mjs';
import { withLocalRemotes } from '@booking/remote-kit/build/local-remote.mjs';
import { shellOffer } from '@booking/remote-kit/federation/shell-offer.mjs';

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

const config = ({ isDev, page = template(isDev) }) => {
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
      new HtmlRspackPlugin({ templateContent: page, scriptLoading: 'defer', minify: false }),
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

/** @param localRemotes what is worked on beside it, as `localRemote` of the remote kit says it */
export const devConfig = (localRemotes) =>
  config({ isDev: true, page: withLocalRemotes(template(true), localRemotes) });

/** The development build for teams that work elsewhere. Their development server says in its page what is worked on. */
export function packagedConfig(output) {
  const shell = config({ isDev: true });
  return { ...shell, devtool: false, output: { ...shell.output, path: output } };
}

export default config({ isDev: false });
