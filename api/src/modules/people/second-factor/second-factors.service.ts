import { codeOf } from '@booking/contracts/typed-text';
import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { KeyChange } from '../../../platform/secrets/key-change.job.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import type { AccountEntity } from '../accounts/account.entity.ts';

const seconds = 30;
const recoveryCodes = 10;

const purposeOf = (id: string): string => `second factor ${id}`;
const sealedSecret = { table: 'account', id: 'id', column: 'second_factor_secret', purpose: purposeOf };
const totpOf = (secret: Secret, label = ''): TOTP =>
  new TOTP({ issuer: 'AI Booking Admin', label, secret, period: seconds });

/** As somebody may type it: in groups, in small letters, in digits of another script. */
const typed = (code: string): string => codeOf(code).toUpperCase();
/** 80 random bits each, so a fast hash is enough. */
const hashOf = (id: string, code: string): Buffer => hashToken(`${id} ${typed(code)}`);

/** Codes of an authenticator app (RFC 6238), and the recovery codes for whoever lost it. Each is good once. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: DataSource,
    private readonly sealed: Sealed,
    private readonly clock: Clock,
    keyChange: KeyChange,
  ) {
    keyChange.covers(sealedSecret);
  }

  /** A new secret; nothing is on before a code of it is confirmed. @throws Refusal 409 when one is on */
  async begin({ id, email }: AccountEntity): Promise<{ secret: string; uri: string }> {
    const secret = new Secret({ size: 20 });
    const [, changed] = await this.database.query<[unknown, number]>(
      'UPDATE account SET second_factor_secret = $2 WHERE id = $1 AND second_factor_at IS NULL',
      [id, this.sealed.seal(purposeOf(id), secret.base32)],
    );
    if (changed === 0) throw new Refusal(409, 'already_on', 'The second factor is on already. Turn it off first.');
    return { secret: secret.base32, uri: totpOf(secret, email).toString() };
  }

  /** Turns it on. @returns recovery codes; undefined when the code is wrong, or nothing was begun */
  async confirm(account: AccountEntity, code: string): Promise<string[] | undefined> {
    const step = this.stepOf(account, code);
    if (step === undefined) return undefined;
    return this.database.transaction(async (em) => {
      const [, changed] = await em.query<[unknown, number]>(
        `UPDATE account SET second_factor_at = $2, second_factor_step = $3
         WHERE id = $1 AND second_factor_at IS NULL AND second_factor_secret = $4`,
        [account.id, this.clock.now(), step, account.secondFactorSecret],
      );
      return changed === 0 ? undefined : this.newCodes(account.id, em);
    });
  }

  /** Uses a code up. @returns which kind it was; undefined for a wrong or used one */
  async use(account: AccountEntity, code: string): Promise<'app' | 'recovery' | undefined> {
    if (!account.secondFactorAt) return undefined;
    if (!/^\d{6}$/.test(typed(code))) {
      const [, deleted] = await this.database.query<[unknown, number]>(
        'DELETE FROM recovery_code WHERE account_id = $1 AND code_hash = $2',
        [account.id, hashOf(account.id, code)],
      );
      return deleted === 1 ? 'recovery' : undefined;
    }
    const step = this.stepOf(account, code);
    if (step === undefined) return undefined;
    const [, taken] = await this.database.query<[unknown, number]>(
      `UPDATE account SET second_factor_step = $2
       WHERE id = $1 AND second_factor_at IS NOT NULL AND second_factor_step < $2`,
      [account.id, step],
    );
    return taken === 1 ? 'app' : undefined;
  }

  /** Ten new recovery codes in place of those before. */
  async newCodes(accountId: string, em: EntityManager = this.database.manager): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodes }, () =>
      new Secret({ size: 10 }).base32.toLowerCase().replace(/.{4}(?!$)/g, '$&-'),
    );
    await em.query('DELETE FROM recovery_code WHERE account_id = $1', [accountId]);
    await em.query('INSERT INTO recovery_code (account_id, code_hash) SELECT $1, unnest($2::bytea[])', [
      accountId,
      codes.map((code) => hashOf(accountId, code)),
    ]);
    return codes;
  }

  async codesLeft(accountId: string): Promise<number> {
    const sql = 'SELECT count(*)::int AS left FROM recovery_code WHERE account_id = $1';
    const [row] = await this.database.query<{ left: number }[]>(sql, [accountId]);
    return row!.left;
  }

  /** Forgets secret and recovery codes. @returns whether it was on */
  async off(accountId: string, em: EntityManager = this.database.manager): Promise<boolean> {
    await em.query('DELETE FROM recovery_code WHERE account_id = $1', [accountId]);
    const [, changed] = await em.query<[unknown, number]>(
      `UPDATE account SET second_factor_secret = NULL, second_factor_at = NULL, second_factor_step = 0
       WHERE id = $1 AND second_factor_at IS NOT NULL`,
      [accountId],
    );
    return changed === 1;
  }

  /** The time step a code belongs to: now, or one before or after; undefined when to none. */
  private stepOf({ id, secondFactorSecret }: AccountEntity, code: string): number | undefined {
    const secret = this.sealed.open(purposeOf(id), secondFactorSecret ?? '');
    if (secret === undefined) return undefined;
    const timestamp = this.clock.now().getTime();
    const delta = totpOf(Secret.fromBase32(secret)).validate({ token: typed(code), timestamp, window: 1 });
    return delta === null ? undefined : Math.floor(timestamp / 1000 / seconds) + delta;
  }
}
