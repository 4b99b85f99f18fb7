import { extensionEndpoints } from '@booking/contracts/extensions';

export type ExtensionFilter = { q?: string };

const { q } = extensionEndpoints.list.query.shape;

/** The filter that an address asks for; what makes no sense asks for nothing. */
export const filterOf = (search: string): ExtensionFilter => ({
  q: q.catch(undefined).parse(new URLSearchParams(search).get('q') ?? undefined),
});
