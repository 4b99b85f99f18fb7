import { rspack } from '@rspack/core';

/** Runs a build once; with errors it says them and ends the process. @param watch what looks on as it is built */
export async function compile(config, watch = () => undefined) {
  const compiler = rspack(config);
  const watched = watch(compiler);
  const stats = await new Promise((done, failed) =>
    compiler.run((error, result) => (error ? failed(error) : done(result))),
  );
  if (stats.hasErrors()) {
    console.error(stats.toString({ preset: 'errors-only', colors: true }));
    process.exit(1);
  }
  return { stats, watched };
}
