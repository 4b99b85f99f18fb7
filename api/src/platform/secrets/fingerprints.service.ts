import { createHmac, randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { FingerprintKeysRepository } from './fingerprint-keys.repository.ts';
import { KeyChange } from './key-change.job.ts';
import { Sealed } from './sealed.service.ts';

const purpose = 'fingerprints';

/** By these something is known again that must not be read. Their key is made once and kept sealed, so that it outlives SECRET_KEY. */
@Injectable()
export class Fingerprints implements OnModuleInit {
  private readonly logger = new Logger('Fingerprints');
  private key: Buffer | undefined;

  constructor(
    private readonly keys: FingerprintKeysRepository,
    private readonly sealed: Sealed,
    keyChange: KeyChange,
  ) {
    keyChange.covers({ table: 'fingerprint_key', id: 'name', column: 'sealed', purpose: () => purpose });
  }

  /** Before anything is asked: in a transaction it would wait for a second connection while it holds one. */
  async onModuleInit(): Promise<void> {
    const made = this.sealed.seal(purpose, randomBytes(32).toString('base64url'));
    const key = this.sealed.open(purpose, await this.keys.getOrCreate(purpose, made));
    if (key) this.key = Buffer.from(key, 'base64url');
    else this.logger.error('Who was erased is not known again: SECRET_KEY is another than it was.');
  }

  /** The same for the same text, for as long as the hotel stands; undefined where SECRET_KEY is another than it was. */
  fingerprint(text: string): string | undefined {
    return this.key && createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
