import { codeOf } from '@booking/contracts/typed-text';
import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { KeyChange } from '../../../platform/secrets/key-change.job.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';

const seconds = 30;
const recoveryCodes = 10;

const purposeOf = (id: string): string => `second factor ${id}`;
const sealedSecret = { table: 'account', id: 'id', column: 'second_factor_secret', purpose: purposeOf };
const totpOf = (secret: Secret, label = ''): TOTP =>
  new TOTP({ issuer: 'AI Booking Admin', label, secret, period: seconds });

/** Normalizes a typed code: groups, small letters, digits of another script. */
const typed = (code: string): string => codeOf(code).toUpperCase();
/** 80 random bits each, so a fast hash is enough. */
const hashOf = (id: string, code: string): Buffer => hashToken(`${id} ${typed(code)}`);

/** Codes of an authenticator app (RFC 6238), and recovery codes for a lost app. Each is good once. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly transactions: Transactions,
    private readonly factors: SecondFactorRepository,
    private readonly sealed: Sealed,
    private readonly clock: Clock,
    keyChange: KeyChange,
  ) {
    keyChange.covers(sealedSecret);
  }

  /** A new secret; nothing is on before a code of it is confirmed. @throws Refusal 409 when one is on */
  async begin({ id, email }: AccountEntity): Promise<{ secret: string; uri: string }> {
    const secret = new Secret({ size: 20 });
    const isSaved = await this.factors.saveSecret(id, this.sealed.seal(purposeOf(id), secret.base32));
    if (!isSaved) throw new Refusal(409, 'already_on', 'The second factor is on already. Turn it off first.');
    return { secret: secret.base32, uri: totpOf(secret, email).toString() };
  }

  /** Turns it on. @returns recovery codes; undefined when the code is wrong, or nothing was begun */
  async confirm(account: AccountEntity, code: string): Promise<string[] | undefined> {
    const step = this.stepOf(account, code);
    if (step === undefined) return undefined;
    const { id, secondFactorSecret } = account;
    return this.transactions.run(async (transaction) => {
      const isOn = await this.factors.turnOn(id, secondFactorSecret, this.clock.now(), step, transaction);
      return isOn ? this.replaceRecoveryCodes(id, transaction) : undefined;
    });
  }

  /** Uses a code up. @returns which kind it was; undefined for a wrong or used one */
  async use(account: AccountEntity, code: string): Promise<'app' | 'recovery' | undefined> {
    const { id, secondFactorAt } = account;
    if (!secondFactorAt) return undefined;
    if (!/^\d{6}$/.test(typed(code))) {
      return (await this.factors.useRecoveryCode(id, hashOf(id, code))) ? 'recovery' : undefined;
    }
    const step = this.stepOf(account, code);
    if (step === undefined) return undefined;
    return (await this.factors.useStep(id, step)) ? 'app' : undefined;
  }

  /** Ten new recovery codes in place of those before. */
  async replaceRecoveryCodes(accountId: string, transaction: Transaction): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodes }, () =>
      new Secret({ size: 10 }).base32.toLowerCase().replace(/.{4}(?!$)/g, '$&-'),
    );
    const hashes = codes.map((code) => hashOf(accountId, code));
    await this.factors.replaceRecoveryCodes(accountId, hashes, transaction);
    return codes;
  }

  countRecoveryCodes(accountId: string): Promise<number> {
    return this.factors.countRecoveryCodes(accountId);
  }

  /** Forgets secret and recovery codes. @returns whether it was on */
  turnOff(accountId: string, transaction: Transaction): Promise<boolean> {
    return this.factors.turnOff(accountId, transaction);
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
