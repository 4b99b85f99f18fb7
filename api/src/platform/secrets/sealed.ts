import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.ts';

const nonceBytes = 12;
const tagBytes = 16;

/** What must not lie anywhere as it is. Each purpose has a key of its own, made from SECRET_KEY. */
@Injectable()
export class Sealed {
  constructor(private readonly env: Env) {}

  /** AES-256-GCM; the same text never looks the same twice. */
  seal(purpose: string, text: string): string {
    return this.sealBytes(purpose, Buffer.from(text)).toString('base64url');
  }

  /** The text, or undefined when it was not sealed for this purpose, was changed, or the key is another. */
  open(purpose: string, sealed: string): string | undefined {
    return this.openBytes(purpose, Buffer.from(sealed, 'base64url'))?.toString();
  }

  /** The same for bytes. */
  sealBytes(purpose: string, bytes: Buffer): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.key(purpose), nonce, { authTagLength: tagBytes });
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** The bytes, or undefined, as `open`. */
  openBytes(purpose: string, sealed: Buffer): Buffer | undefined {
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key(purpose), sealed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
    } catch {
      return undefined;
    }
  }

  /** A secret that follows from SECRET_KEY and a name, the same on every replica. */
  derive(name: string): string {
    return createHmac('sha256', this.key('derived secrets')).update(name).digest('base64url');
  }

  private key(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.env.settings.SECRET_KEY, '', purpose, 32));
  }
}
