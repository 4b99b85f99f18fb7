import { join } from 'node:path';
import { HtmlRspackPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { readDeclaration } from './remote-config.mjs';
import { common } from './rspack-preset.mjs';

/** A remote alone, with everything in one bundle and hot reload: for daily work, never shipped. */
export function standaloneConfig(folder) {
  const { id } = readDeclaration(folder);
  const base = common({ name: id, folder, output: 'dist/standalone', publicPath: '/', isDev: true });
  return {
    ...base,
    // packaged it is no TypeScript any more
    entry: { main: join(import.meta.dirname, 'standalone/main') },
    resolve: { ...base.resolve, alias: { '#remote.json': join(folder, 'remote.json'), '#src': join(folder, 'src') } },
    plugins: [
      new HtmlRspackPlugin({
        title: id,
        templateContent: '<!doctype html><html lang="en"><body><div id="root"></div></body></html>',
      }),
      new ReactRefreshRspackPlugin(),
    ],
  };
}
