import { Injectable } from '@nestjs/common';
import type { ShellOffer } from '@booking/contracts/remote-build';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';

/** The shells that ran here. */
@Injectable()
export class ShellReleasesRepository {
  constructor(private readonly database: DataSource) {}

  /** Adds a shell, unless it is the one that was added last. */
  async addIfNew(offer: ShellOffer, at: Date): Promise<void> {
    await this.database.query(
      `INSERT INTO shell_release (digest, offer, at) SELECT $1, $2, $3 WHERE $1 IS DISTINCT FROM
         (SELECT digest FROM shell_release ORDER BY id DESC LIMIT 1)`,
      [offer.digest, offer, at],
    );
  }

  /** The one that runs and the one before it, whose tabs are still open. */
  async listNewestTwo(transaction?: Transaction): Promise<ShellOffer[]> {
    const rows = await (transaction ?? this.database.manager).query<{ offer: ShellOffer }[]>(
      `SELECT offer FROM (SELECT DISTINCT ON (digest) id, offer FROM shell_release ORDER BY digest, id DESC) AS shell
       ORDER BY id DESC LIMIT 2`,
    );
    return rows.map(({ offer }) => offer);
  }
}
