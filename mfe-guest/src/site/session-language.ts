import { languageOf, type Language } from '@booking/languages/language';
import type { QueryClient } from '@booking/remote-kit/site-query-client';

/** What answers about a guest's session say of it, each where it has it. */
type Told = { language?: string | null; session?: { language?: string | null } } | undefined;

/** The language that the guest of a page read or spoke before, for a browser that asks for none of ours. */
export const sessionLanguage = (client: QueryClient): Language | undefined =>
  client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.data as Told)
    .map((told) => languageOf(told?.session?.language ?? told?.language))
    .find((language) => language !== undefined);
