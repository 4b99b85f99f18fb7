import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.service.ts';
import { openedBy, sealedBy } from './cipher.rule.ts';

/** What must not lie anywhere as it is. Each purpose has a key of its own, made from SECRET_KEY; what keys before it sealed opens, too. */
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
    return sealedBy(this.keys(purpose)[0]!, bytes);
  }

  /** The bytes, or undefined, as `open`. */
  openBytes(purpose: string, sealed: Buffer): Buffer | undefined {
    for (const key of this.keys(purpose)) {
      const opened = openedBy(key, sealed);
      if (opened) return opened;
    }
    return undefined;
  }

  /** The same sealed by SECRET_KEY; undefined when it is already, or cannot be opened. */
  reseal(purpose: string, sealed: Buffer): Buffer | undefined {
    const [present, ...before] = this.keys(purpose);
    if (openedBy(present!, sealed)) return undefined;
    const opened = before.map((key) => openedBy(key, sealed)).find(Boolean);
    return opened && this.sealBytes(purpose, opened);
  }

  /** A secret that follows from SECRET_KEY and a name, the same on every replica. */
  derive(name: string): string {
    return this.derivations(name)[0]!;
  }

  /** That, and what followed from the keys before. */
  derivations(name: string): string[] {
    return this.keys('derived secrets').map((key) => createHmac('sha256', key).update(name).digest('base64url'));
  }

  private keys(purpose: string): Buffer[] {
    const { SECRET_KEY, SECRET_KEYS_BEFORE = [] } = this.env.settings;
    return [SECRET_KEY, ...SECRET_KEYS_BEFORE].map((key) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32)));
  }
}
