import { join } from 'node:path';
import { HtmlRspackPlugin, SubresourceIntegrityPlugin } from '@rspack/core';
import { ownFiles, sitePageFile, sitePrefix, siteRendererFile } from '@booking/contracts/guest-site';
import { common } from './rspack-preset.mjs';

/** What a contract says to people who read the documentation of the API is no part of a page. */
const contracts = {
  test: /[\\/]libs[\\/]contracts[\\/].*\.ts$/,
  enforce: 'pre',
  use: [join(import.meta.dirname, 'drop-documentation.mjs')],
};

/** Scripts share the modules of the query library through this one, so that all others become one scope, which takes half a kilobyte less. */
const queryLibrary = { test: /react-query[\\/]build[\\/]modern[\\/]index\.js$/, sideEffects: true };

/** What runs on the guest's phone, and the page it runs in. Its address has the digest of the build, which is known once it was built. */
function client(folder, output) {
  const base = common({ name: 'site', folder, output: join(output, 'assets'), publicPath: '', css: 'names-only' });
  const name = `${sitePrefix}${base.output.filename}`;
  return {
    ...base,
    entry: { main: './src/site/client.tsx' },
    output: { ...base.output, filename: name, chunkFilename: name },
    // a build has an address of its own, so no id has to outlast it
    optimization: { ...base.optimization, splitChunks: false, moduleIds: 'natural', chunkIds: 'natural' },
    module: { ...base.module, rules: [...base.module.rules, contracts, queryLibrary] },
    plugins: [
      new HtmlRspackPlugin({
        template: './src/site/index.html',
        filename: `../${sitePageFile}`,
        publicPath: ownFiles,
        scriptLoading: 'defer',
        minify: false,
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  };
}

/**
 * What the server renders pages with: the same screens, in one file, and the styles of all of them in another. It is built as for a
 * worker of the web, for it runs where nothing of Node can be imported.
 */
function server(folder, output) {
  const base = common({ name: 'site', folder, output, publicPath: '', css: 'in-file' });
  return {
    ...base,
    target: ['webworker', 'es2022'],
    entry: { renderer: './src/site/server.tsx' },
    output: {
      ...base.output,
      clean: false,
      filename: siteRendererFile,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    optimization: { ...base.optimization, splitChunks: false },
    module: {
      ...base.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
  };
}

/** The production builds of a site: a remote's own screens without shell and federation, as pages a server writes. */
export const siteConfigs = (folder, output) => [client(folder, output), server(folder, output)];
