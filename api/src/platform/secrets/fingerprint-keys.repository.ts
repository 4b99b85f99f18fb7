import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class FingerprintKeysRepository {
  constructor(private readonly database: DataSource) {}

  /** The sealed key that counts: the first one that a replica stored. */
  async getOrCreate(name: string, sealed: string): Promise<string> {
    await this.database.query(
      'INSERT INTO fingerprint_key (name, sealed) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
      [name, sealed],
    );
    const [row] = await this.database.query<{ sealed: string }[]>('SELECT sealed FROM fingerprint_key');
    return row!.sealed;
  }
}
