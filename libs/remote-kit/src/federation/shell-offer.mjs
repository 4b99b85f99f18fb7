import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDigest } from '@booking/admission/build-digest';
import { assetsOf, builtFiles } from '../build/built-files.ts';
import { hostApiVersion } from '../host-api.ts';
import { hearGiven } from './shared-graph.mjs';
import { shellPaths } from '../shell-paths.ts';

/** Writes beside the built shell what it gives remotes: admission holds their builds against it. */
export const shellOffer = () => ({
  apply: (compiler) => {
    const given = hearGiven(compiler);
    compiler.hooks.done.tap('shell-offer', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const folder = compiler.options.output.path;
      const assets = assetsOf(builtFiles(folder));
      const offer = { digest: buildDigest(assets), hostApi: hostApiVersion, gives: given(), paths: shellPaths };
      writeFileSync(join(folder, 'shell.json'), `${JSON.stringify(offer, null, 2)}\n`);
    });
  },
});
