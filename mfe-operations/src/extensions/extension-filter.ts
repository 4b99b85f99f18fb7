import { extensionEndpoints } from '@booking/contracts/extensions';
import * as z from 'zod/mini';

export type ExtensionFilter = { q?: string };

const { q } = extensionEndpoints.list.query.shape;

/** The filter that an address asks for; what makes no sense asks for nothing. */
export const filterOf = (search: string): ExtensionFilter => ({
  q: z.catch(q, undefined).parse(new URLSearchParams(search).get('q') ?? undefined),
});
