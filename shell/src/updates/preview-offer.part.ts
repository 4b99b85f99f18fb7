import { lazyPart } from '@booking/ui/kit';
import { loadPart } from '../load-part.ts';

/** What a preview link leads to, which few pages show. */
export const PreviewOffer = lazyPart(
  loadPart(async () => (await import('./preview-offer.tsx')).PreviewOffer),
  '',
);
