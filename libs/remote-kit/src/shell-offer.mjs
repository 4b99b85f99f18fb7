import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDigest } from '@booking/contracts/remote-digest';
import { assetsOf, builtFiles } from './built-files.ts';
import { hostApiVersion } from './host-api.ts';
import { hearGiven } from './shared-graph.mjs';
import { shellPaths } from './shell-paths.ts';

const laterModules = /libs[\\/](ui[\\/]src[\\/]kit|contracts[\\/]src[\\/]zod-parts)\.ts$/;

/** The scripts of what a first page does without (`restOfShell`), which a page that cannot do without asks for at once. */
function laterScripts({ chunks, chunkGraph }, assets) {
  const holdsLater = (chunk) =>
    chunkGraph.getChunkModules(chunk).some((module) => laterModules.test(module.nameForCondition() ?? ''));
  const files = [...chunks]
    .filter((chunk) => !chunk.canBeInitial() && holdsLater(chunk))
    .flatMap(({ files }) => [...files]);
  return Object.fromEntries(files.map((file) => [file, assets[file]]));
}

/** Writes beside the built shell what it gives remotes: admission holds their builds against it. */
export const shellOffer = () => ({
  apply: (compiler) => {
    const given = hearGiven(compiler);
    compiler.hooks.done.tap('shell-offer', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const folder = compiler.options.output.path;
      const assets = assetsOf(builtFiles(folder));
      const later = laterScripts(compilation, assets);
      const offer = { digest: buildDigest(assets), hostApi: hostApiVersion, gives: given(), paths: shellPaths, later };
      writeFileSync(join(folder, 'shell.json'), `${JSON.stringify(offer, null, 2)}\n`);
    });
  },
});
