import { constants, brotliCompressSync, gzipSync } from 'node:zlib';

const worthIt = 1024;

/** Writes each script and style of a build beside it once more, compressed as far as it goes, so that nobody does it per request. */
export const compressAhead = () => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('compressAhead', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'compressAhead', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const bytes = source.buffer();
          if (!/\.(?:js|css)$/.test(file) || bytes.length < worthIt) continue;
          const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
          compilation.emitAsset(`${file}.br`, new sources.RawSource(brotliCompressSync(bytes, { params: text })));
          compilation.emitAsset(`${file}.gz`, new sources.RawSource(gzipSync(bytes, { level: 9 })));
        }
      });
    });
  },
});
