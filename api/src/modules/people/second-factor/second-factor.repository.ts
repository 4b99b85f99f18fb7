import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';

type Changed = [unknown, number];

/** The columns of accounts that hold a second factor, and recovery codes. */
@Injectable()
export class SecondFactorRepository {
  constructor(private readonly database: DataSource) {}

  /** Keeps a secret that is not confirmed yet. @returns false when a factor is on */
  async saveSecret(accountId: string, sealedSecret: string): Promise<boolean> {
    const [, changed] = await this.database.query<Changed>(
      'UPDATE account SET second_factor_secret = $2 WHERE id = $1 AND second_factor_at IS NULL',
      [accountId, sealedSecret],
    );
    return changed === 1;
  }

  /** @returns false when a factor is on, or another secret was begun meanwhile */
  async turnOn(
    accountId: string,
    sealedSecret: string | null,
    at: Date,
    step: number,
    transaction: Transaction,
  ): Promise<boolean> {
    const [, changed] = await transaction.query<Changed>(
      `UPDATE account SET second_factor_at = $2, second_factor_step = $3
       WHERE id = $1 AND second_factor_at IS NULL AND second_factor_secret = $4`,
      [accountId, at, step, sealedSecret],
    );
    return changed === 1;
  }

  /** A time step counts once. @returns whether it was not used yet */
  async useStep(accountId: string, step: number): Promise<boolean> {
    const [, changed] = await this.database.query<Changed>(
      `UPDATE account SET second_factor_step = $2
       WHERE id = $1 AND second_factor_at IS NOT NULL AND second_factor_step < $2`,
      [accountId, step],
    );
    return changed === 1;
  }

  /** @returns whether there was such a code */
  async useRecoveryCode(accountId: string, codeHash: Buffer): Promise<boolean> {
    const [, deleted] = await this.database.query<Changed>(
      'DELETE FROM recovery_code WHERE account_id = $1 AND code_hash = $2',
      [accountId, codeHash],
    );
    return deleted === 1;
  }

  async replaceRecoveryCodes(
    accountId: string,
    codeHashes: readonly Buffer[],
    transaction: Transaction,
  ): Promise<void> {
    await this.deleteRecoveryCodes(accountId, transaction);
    await transaction.query('INSERT INTO recovery_code (account_id, code_hash) SELECT $1, unnest($2::bytea[])', [
      accountId,
      codeHashes,
    ]);
  }

  async countRecoveryCodes(accountId: string): Promise<number> {
    const sql = 'SELECT count(*)::int AS left FROM recovery_code WHERE account_id = $1';
    const [row] = await this.database.query<{ left: number }[]>(sql, [accountId]);
    return row!.left;
  }

  /** Forgets secret and recovery codes. @returns whether it was on */
  async turnOff(accountId: string, transaction: Transaction): Promise<boolean> {
    await this.deleteRecoveryCodes(accountId, transaction);
    const [, changed] = await transaction.query<Changed>(
      `UPDATE account SET second_factor_secret = NULL, second_factor_at = NULL, second_factor_step = 0
       WHERE id = $1 AND second_factor_at IS NOT NULL`,
      [accountId],
    );
    return changed === 1;
  }

  private async deleteRecoveryCodes(accountId: string, transaction: Transaction): Promise<void> {
    await transaction.query('DELETE FROM recovery_code WHERE account_id = $1', [accountId]);
  }
}
