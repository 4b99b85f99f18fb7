import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { MatchRunEntity } from './match-run.entity.ts';

type NewRun = Pick<MatchRunEntity, 'id' | 'mode' | 'startedAt' | 'startedBy' | 'since'>;
type RunResult = Pick<MatchRunEntity, 'finishedAt' | 'problems'> & Partial<Pick<MatchRunEntity, 'compared' | 'found'>>;

@Injectable()
export class MatchRunsRepository {
  constructor(@InjectRepository(MatchRunEntity) private readonly runs: Repository<MatchRunEntity>) {}

  findNewest(mode: Mode): Promise<MatchRunEntity | null> {
    return this.runs.findOne({ where: { mode }, order: { startedAt: 'DESC', id: 'DESC' } });
  }

  findUnfinished(id: string): Promise<MatchRunEntity | null> {
    return this.runs.findOneBy({ id, finishedAt: IsNull() });
  }

  /** The run, locked until the transaction ends. @throws EntityNotFoundError */
  lock(id: string, transaction: Transaction): Promise<MatchRunEntity> {
    return this.rows(transaction).findOneOrFail({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** @returns null while another one of its mode is under way */
  async create(run: NewRun, transaction: Transaction): Promise<MatchRunEntity | null> {
    const rows = this.rows(transaction);
    await rows.createQueryBuilder().insert().values(run).orIgnore().execute();
    return rows.findOneBy({ id: run.id });
  }

  async finish(id: string, result: RunResult, transaction: Transaction): Promise<void> {
    await this.rows(transaction).update({ id }, result);
  }

  /** Finishes those of a mode that began before a moment and are not done. */
  async finishOlder(mode: Mode, startedBefore: Date, result: RunResult, transaction?: Transaction): Promise<void> {
    const unfinished = { mode, finishedAt: IsNull(), startedAt: LessThan(startedBefore) };
    await this.rows(transaction).update(unfinished, result);
  }

  private rows(transaction?: Transaction): Repository<MatchRunEntity> {
    return transaction?.getRepository(MatchRunEntity) ?? this.runs;
  }
}
