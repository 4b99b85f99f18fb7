import { Injectable } from '@nestjs/common';
import type { Provider } from '@booking/contracts/integrations';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, LessThan, Repository } from 'typeorm';
import { UnreadableRowEntity } from './unreadable-row.entity.ts';

/** A list of a provider, and which part of it was asked for. */
export type AskedList = { provider: Provider; mode: Mode; list: string; scope: string };

/** Rows of one list with the same problem. */
export type UnreadableKind = Pick<UnreadableRowEntity, 'provider' | 'list' | 'problem' | 'count'> & { since: Date };

const saveProblems = `
  INSERT INTO unreadable_row (provider, mode, list, problem, scope, count, first_seen_at, last_seen_at)
  SELECT $1, $2, $3, problem, $4, count(*), coalesce((
    SELECT min(first_seen_at) FROM unreadable_row AS known
    WHERE provider = $1 AND mode = $2 AND list = $3 AND known.problem = found.problem
  ), $5::timestamptz), $5
  FROM unnest($6::text[]) AS found (problem) GROUP BY problem
  ON CONFLICT (provider, mode, list, problem, scope)
  DO UPDATE SET count = excluded.count, last_seen_at = excluded.last_seen_at`;

@Injectable()
export class UnreadableRowsRepository {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(UnreadableRowEntity) private readonly unreadable: Repository<UnreadableRowEntity>,
  ) {}

  async save({ provider, mode, list, scope }: AskedList, problems: readonly string[], now: Date): Promise<void> {
    await this.database.query(saveProblems, [provider, mode, list, scope, now, problems]);
  }

  /** What is open of a list, whichever part of it. */
  list({ provider, mode, list }: Omit<AskedList, 'scope'>): Promise<UnreadableRowEntity[]> {
    return this.unreadable.findBy({ provider, mode, list });
  }

  /** Every kind that was seen since then, oldest first. */
  listKinds(mode: Mode, since: Date): Promise<UnreadableKind[]> {
    return this.database.query<UnreadableKind[]>(
      `SELECT provider, list, problem, max(count) AS count, min(first_seen_at) AS since FROM unreadable_row
       WHERE mode = $1 AND last_seen_at >= $2 GROUP BY provider, list, problem ORDER BY since, list, problem`,
      [mode, since],
    );
  }

  async deleteUnseenSince(before: Date): Promise<void> {
    await this.unreadable.delete({ lastSeenAt: LessThan(before) });
  }

  async delete(
    { provider, mode, list }: Omit<AskedList, 'scope'>,
    over: readonly Pick<UnreadableRowEntity, 'scope' | 'problem'>[],
  ): Promise<void> {
    const scope = In(over.map((each) => each.scope));
    await this.unreadable.delete({ provider, mode, list, scope, problem: In(over.map(({ problem }) => problem)) });
  }
}
