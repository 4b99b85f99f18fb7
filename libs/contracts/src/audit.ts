import { z } from 'zod';

/** Who acts: somebody with an account, the product by itself, a guest on a page, or a tool in a call. */
export const ActorKind = z.enum(['person', 'product', 'guest', 'tool']);
export type ActorKind = z.infer<typeof ActorKind>;
