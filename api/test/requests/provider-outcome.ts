import { ProviderError } from '../../src/platform/outbound/provider.error.ts';

/** The result of a request to a provider: `done`, or the kind of its error. @throws any other error */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ProviderError) return error.kind;
      throw error;
    },
  );
