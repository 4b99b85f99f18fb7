const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets browsers that know the hint (Chrome 136) compile the first scripts of a page whole, and beside its main thread; most of what
 * is in them runs as the page begins.
 */
export const compileHints = (scripts) => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('compileHints', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
      compilation.hooks.processAssets.tap({ name: 'compileHints', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => scripts.test(name)))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(hint, source));
      });
    });
  },
});
