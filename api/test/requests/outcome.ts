import { ProviderError } from '../../src/platform/outbound/provider.error.ts';

/** What came of work at a provider: `done`, or its trouble. @throws whatever is no ProviderError */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ProviderError) return error.trouble;
      throw error;
    },
  );
