import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two secrets are the same, in a time that tells nothing about how much of them is. */
export const isSameSecret = (given: string | undefined, wanted: string): boolean =>
  given !== undefined && timingSafeEqual(digest(given), digest(wanted));

/** The same for several, of which some may not be there. All of them are looked at. */
export const isOneOf = (given: string | undefined, wanted: readonly (string | undefined)[]): boolean =>
  wanted.filter((each) => each !== undefined && isSameSecret(given, each)).length > 0;

/** The token of an `Authorization: Bearer` header. */
export const bearerToken = (header: string | undefined): string | undefined => /^Bearer (.+)$/i.exec(header ?? '')?.[1];
