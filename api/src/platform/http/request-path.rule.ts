import type { FastifyRequest } from 'fastify';

/** The path of a request as the router reads it, however it was spelled; what cannot be decoded stays as it is. */
export function requestPath({ url }: Pick<FastifyRequest, 'url'>): string {
  const path = url.split(/[?#]/)[0]!;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether a path is for staff, or for scripts in their name. */
export const isStaffPath = (path: string): boolean => /^\/api\/(admin|test|auth\/cloudbeds)(\/|$)/.test(path);
