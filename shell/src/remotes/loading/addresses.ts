import type { LoadableBuild } from '@booking/contracts/remotes';
import { failed } from './failure.ts';

/** @throws Error when it is not one of this console's own */
export function addressOf({ entry }: LoadableBuild): string {
  const { href, origin, pathname } = new URL(entry, location.origin);
  if (origin !== location.origin || !pathname.startsWith('/remotes/'))
    throw failed('integrity', `${href} is no address of a build.`);
  return href;
}

type ChunkError = { name?: string; request?: string };
/** The script that an error says did not run. */
export const chunkOf = (error: unknown): string | undefined => {
  const { name, request } = (error ?? {}) as ChunkError;
  return name === 'ChunkLoadError' && request ? new URL(request, location.origin).href : undefined;
};
