import { rspack, type Configuration } from '@rspack/core';
import { fail } from '../../../src/machine/machine.ts';

/** Builds a yardstick. @returns the folder it is in @throws UserFacingError with what the build says */
export async function build(config: Configuration): Promise<string> {
  const stats = await new Promise<{ errors: string | undefined }>((done, failed) =>
    rspack(config, (error, result) =>
      error
        ? failed(error)
        : done({ errors: result?.hasErrors() ? result.toString({ preset: 'errors-only', colors: false }) : undefined }),
    ),
  );
  if (stats.errors) fail(`The yardstick ${config.name} could not be built:\n${stats.errors}`);
  return config.output!.path!;
}
