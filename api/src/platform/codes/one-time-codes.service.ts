import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { codeLength } from '@booking/contracts/staff-codes';
import { Clock } from '../clock/clock.service.ts';
import type { Transaction } from '../database/transactions.service.ts';
import { RateLimits } from '../http/limits/rate-limits.service.ts';
import { isOneOf } from '../http/access/same-secret.rule.ts';
import { Sealed } from '../secrets/sealed.service.ts';
import { OneTimeCodesRepository } from './one-time-codes.repository.ts';
import type { StoredCode } from './stored-code.entity.ts';

const lifetimeMs = 10 * 60_000;
const sendsPerNumber = { points: 3, seconds: 60 * 60 };

/** How many answers a code takes, right or wrong. */
export const mostTries = 5;

/** What codes are texted for. */
export type CodeUse = {
  entity: new () => StoredCode;
  /** Names the limit of how many are sent. */
  limit: string;
  /** What is hashed: a code opens what it was made for and nothing else. */
  hashedText: (code: string, id: string) => string;
};

export type NewCode = { code: string; columns: Pick<StoredCode, 'codeHash' | 'tries' | 'expiresAt' | 'passedAt'> };

/** Codes of six digits that are texted: for 10 minutes and 5 tries, sent 3 times an hour to a number (design, section 7). */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly codes: OneTimeCodesRepository,
    private readonly limits: RateLimits,
    private readonly sealed: Sealed,
    private readonly clock: Clock,
  ) {}

  /** @param number whose sends are counted @returns the code, and what to store of it @throws Refusal 429 */
  async create(use: CodeUse, id: string, number: string): Promise<NewCode> {
    await this.limits.count(use.limit, number, sendsPerNumber);
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs);
    return { code, columns: { codeHash: this.hashes(use, id, code)[0]!, tries: 0, expiresAt, passedAt: null } };
  }

  /** Counted in the database, so that guesses made at once are counted each. @returns whether there was one left */
  async countTry({ entity }: CodeUse, id: string): Promise<boolean> {
    return this.codes.countTry(entity, id, this.clock.now(), mostTries);
  }

  isRight(use: CodeUse, { id, codeHash }: StoredCode, code: string): boolean {
    return isOneOf(codeHash, this.hashes(use, id, code));
  }

  /** @returns whether it was the first time */
  async markPassed({ entity }: CodeUse, id: string, transaction?: Transaction): Promise<boolean> {
    return this.codes.markPassed(entity, id, this.clock.now(), transaction);
  }

  /** What is stored of a code, and what was under the keys before. */
  private hashes({ hashedText }: CodeUse, id: string, code: string): string[] {
    return this.sealed.derivations(hashedText(code, id));
  }
}
