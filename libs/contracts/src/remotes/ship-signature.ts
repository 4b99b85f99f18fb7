import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

const beginning = 'ship_';
/** What stands before the 32 bytes of an Ed25519 seed in PKCS #8 (RFC 8410, section 7). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The token whose seed this is. */
export const shipTokenOf = (seed: Buffer): string => beginning + seed.toString('base64url');

const privateKeyOf = (token: string): KeyObject => {
  const seed = Buffer.from(token.slice(beginning.length), 'base64url');
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
};

/** Whether a text has the shape of a ship token. */
export const isShipToken = (text: string): boolean => /^ship_[A-Za-z0-9_-]{43}$/.test(text);

/** The key that builds of this token are checked with, as SPKI. */
export const shipPublicKey = (token: string): Buffer =>
  createPublicKey(privateKeyOf(token)).export({ format: 'der', type: 'spki' });

/** Both, so that a signature for one remote is none for another. */
const signed = (remote: string, digest: string): Buffer => Buffer.from(`build of a remote\n${remote}\n${digest}`);

/** Signs a build; the digest names every file with its integrity. @returns base64url */
export const signBuild = (token: string, remote: string, digest: string): string =>
  sign(null, signed(remote, digest), privateKeyOf(token)).toString('base64url');

/** Whether a build was signed by the token of this key. */
export const isSignedBuild = (publicKey: Buffer, remote: string, digest: string, signature: Buffer): boolean =>
  verify(null, signed(remote, digest), createPublicKey({ key: publicKey, format: 'der', type: 'spki' }), signature);
