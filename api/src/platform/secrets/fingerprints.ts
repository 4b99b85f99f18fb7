import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KeyChange } from './key-change.ts';
import { Sealed } from './sealed.ts';

const purpose = 'fingerprints';

/** By these something is known again that must not be read. Their key is made once and kept sealed, so that it outlives SECRET_KEY. */
@Injectable()
export class Fingerprints {
  private key: Promise<Buffer> | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly sealed: Sealed,
    keyChange: KeyChange,
  ) {
    keyChange.covers({ table: 'fingerprint_key', id: 'name', column: 'sealed', purpose: () => purpose });
  }

  /** The same for the same text, for as long as the house stands. */
  async of(text: string): Promise<string> {
    this.key ??= this.readKey();
    const key = await this.key.catch((error: unknown) => {
      this.key = undefined;
      throw error;
    });
    return createHmac('sha256', key).update(text).digest('base64url');
  }

  private async readKey(): Promise<Buffer> {
    const made = this.sealed.seal(purpose, randomBytes(32).toString('base64url'));
    await this.database.query(
      'INSERT INTO fingerprint_key (name, sealed) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
      [purpose, made],
    );
    const [row] = await this.database.query<{ sealed: string }[]>('SELECT sealed FROM fingerprint_key');
    const key = this.sealed.open(purpose, row!.sealed);
    if (!key) throw new Error('The key of fingerprints cannot be opened: SECRET_KEY is another.');
    return Buffer.from(key, 'base64url');
  }
}
