import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a URL and in a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random, so a fast hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
