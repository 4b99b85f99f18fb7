import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, MoreThan } from 'typeorm';
import type { Transaction } from '../database/transactions.service.ts';
import type { StoredCode } from './stored-code.entity.ts';

type CodeEntity = new () => StoredCode;

/** Codes that were texted, each use of them in a table of its own. */
@Injectable()
export class OneTimeCodesRepository {
  constructor(private readonly database: DataSource) {}

  /** Counts a try of an open code, so that guesses made at once are counted each. @returns whether there was one left */
  async countTry(entity: CodeEntity, id: string, now: Date, mostTries: number): Promise<boolean> {
    const left = { ...openCode(id, now), tries: LessThan(mostTries) };
    return (await this.database.manager.increment(entity, left, 'tries', 1)).affected === 1;
  }

  /** @returns whether it was the first time */
  async markPassed(entity: CodeEntity, id: string, now: Date, transaction?: Transaction): Promise<boolean> {
    const manager = transaction ?? this.database.manager;
    return (await manager.update(entity, openCode(id, now), { passedAt: now })).affected === 1;
  }
}

const openCode = (id: string, now: Date) => ({ id, expiresAt: MoreThan(now), passedAt: IsNull() });
