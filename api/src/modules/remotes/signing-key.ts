import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { signedText, type BootRemote } from '@booking/contracts/remotes';
import { Sealed } from '../../platform/secrets/sealed.ts';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs what is live, so that a page runs nothing that this house did not name. It follows from SECRET_KEY, so replicas share it. */
@Injectable()
export class SigningKey {
  /** The 32 bytes that a browser checks by, base64. */
  readonly publicKey: string;
  private readonly key: KeyObject;

  constructor(sealed: Sealed) {
    const seed = Buffer.from(sealed.derive('remotes signing key'), 'base64url');
    this.key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
    const { x } = createPublicKey(this.key).export({ format: 'jwk' });
    this.publicKey = Buffer.from(x!, 'base64url').toString('base64');
  }

  /** Over `signedText`, base64. */
  sign(remotes: readonly BootRemote[]): string {
    return sign(null, Buffer.from(signedText(remotes)), this.key).toString('base64');
  }
}
