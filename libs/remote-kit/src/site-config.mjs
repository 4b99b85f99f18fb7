import { join } from 'node:path';
import { HtmlRspackPlugin, SubresourceIntegrityPlugin } from '@rspack/core';
import { common } from './rspack-preset.mjs';

/** Where a site's files are served. */
export const sitePath = '/site/';

/** What runs on the guest's phone, and the page it runs in. */
function client(folder, output) {
  const base = common({
    name: 'site',
    folder,
    output: join(output, 'assets'),
    publicPath: sitePath,
    css: 'names-only',
  });
  return {
    ...base,
    entry: { site: './src/site/client.tsx' },
    optimization: { splitChunks: false },
    plugins: [
      new HtmlRspackPlugin({
        template: './src/site/index.html',
        filename: '../page.html',
        scriptLoading: 'defer',
        minify: false,
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  };
}

/** What the server renders pages with: the same screens, in one file, and the styles of all of them in another. */
function server(folder, output) {
  const base = common({ name: 'site', folder, output, publicPath: sitePath, css: 'in-file' });
  return {
    ...base,
    target: ['node', 'es2022'],
    entry: { render: './src/site/server.tsx' },
    output: { ...base.output, clean: false, filename: '[name].mjs', module: true, library: { type: 'module' } },
    optimization: { splitChunks: false },
    module: {
      ...base.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
  };
}

/** The production builds of a site: a remote's own screens without shell and federation, as pages a server writes. */
export const siteConfigs = (folder, output) => [client(folder, output), server(folder, output)];
