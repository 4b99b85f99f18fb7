import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Provider } from '@booking/contracts/integrations';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, LessThan, Repository } from 'typeorm';
import { Clock } from '../clock/clock.service.ts';
import { UnreadableRowEntity } from './unreadable-row.entity.ts';

/** A list of a provider, and which part of it was asked for. */
export type AskedList = { provider: Provider; mode: Mode; list: string; scope: string };

/** Rows of one list with the same problem. */
export type UnreadableKind = Pick<UnreadableRowEntity, 'provider' | 'list' | 'problem' | 'count'> & { since: Date };

/** A problem that nobody came upon for so long is not known to last. */
const rememberedMs = 3 * 24 * 3_600_000;
/** A list without problems is looked up this seldom: another process may have come upon one. */
const quietMs = 60_000;

const write = `
  INSERT INTO unreadable_row (provider, mode, list, problem, scope, count, first_seen_at, last_seen_at)
  SELECT $1, $2, $3, problem, $4, count(*), coalesce((
    SELECT min(first_seen_at) FROM unreadable_row AS known
    WHERE provider = $1 AND mode = $2 AND list = $3 AND known.problem = found.problem
  ), $5::timestamptz), $5
  FROM unnest($6::text[]) AS found (problem) GROUP BY problem
  ON CONFLICT (provider, mode, list, problem, scope)
  DO UPDATE SET count = excluded.count, last_seen_at = excluded.last_seen_at`;

const range = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/;

/**
 * Which part of a list the fields of a request ask for: nights, or all that was asked by its hash, for a name may be among it. Empty for
 * the first page of the whole.
 */
export function scopeOf(fields: Readonly<Record<string, unknown>>): string {
  const { startDate, endDate, pageSize: _, pageNumber, ...others } = fields;
  if (typeof startDate === 'string' && typeof endDate === 'string') return `${startDate}..${endDate}`;
  const asked = { ...others, ...(pageNumber !== 1 && { pageNumber }) };
  const text = JSON.stringify(asked);
  return text === '{}' ? '' : createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** Whether what was read well tells that a problem is over: it was the same question, or its nights were among those asked for. */
export function covers(read: string, problem: string): boolean {
  if (read === problem) return true;
  const [, from, to] = range.exec(read) ?? [];
  const [, start, end] = range.exec(problem) ?? [];
  return !!from && !!to && !!start && !!end && from <= start && end <= to;
}

/** Rows that providers sent and nobody can read: staff are told of each kind once, until they can be read. */
@Injectable()
export class UnreadableRows {
  private readonly logger = new Logger('UnreadableRows');
  private readonly quietUntil = new Map<string, number>();

  constructor(
    private readonly database: DataSource,
    @InjectRepository(UnreadableRowEntity) private readonly unreadable: Repository<UnreadableRowEntity>,
    private readonly clock: Clock,
  ) {}

  /** Writes down why rows were left out of a reading; without any, what was wrong with the same part before is over. */
  async note(asked: AskedList, problems: readonly string[]): Promise<void> {
    try {
      await (problems.length > 0 ? this.write(asked, problems) : this.clear(asked, []));
    } catch (error) {
      // what could be read is of use all the same
      this.logger.error({ err: error, list: asked.list });
    }
  }

  /** Every kind that cannot be read, oldest first. */
  open(mode: Mode): Promise<UnreadableKind[]> {
    return this.database.query<UnreadableKind[]>(
      `SELECT provider, list, problem, max(count) AS count, min(first_seen_at) AS since FROM unreadable_row
       WHERE mode = $1 AND last_seen_at >= $2 GROUP BY provider, list, problem ORDER BY since, list, problem`,
      [mode, this.forgottenBefore],
    );
  }

  private async write(asked: AskedList, problems: readonly string[]): Promise<void> {
    const { provider, mode, list, scope } = asked;
    this.logger.warn({ provider, list, problems: [...new Set(problems)] }, 'Rows could not be read and were left out');
    this.quietUntil.delete(`${provider} ${mode} ${list}`);
    await this.database.query(write, [provider, mode, list, scope, this.clock.now(), problems]);
    await this.unreadable.delete({ lastSeenAt: LessThan(this.forgottenBefore) });
    await this.clear(asked, problems);
  }

  private async clear({ provider, mode, list, scope }: AskedList, lasting: readonly string[]): Promise<void> {
    const [key, now] = [`${provider} ${mode} ${list}`, this.clock.now().getTime()];
    if (now < (this.quietUntil.get(key) ?? 0)) return;
    const known = await this.unreadable.findBy({ provider, mode, list });
    if (known.length === 0) this.quietUntil.set(key, now + quietMs);
    const over = known.filter((each) => !lasting.includes(each.problem) && covers(scope, each.scope));
    if (over.length === 0) return;
    const scopes = In(over.map((each) => each.scope));
    await this.unreadable.delete({
      provider,
      mode,
      list,
      scope: scopes,
      problem: In(over.map(({ problem }) => problem)),
    });
  }

  private get forgottenBefore(): Date {
    return new Date(this.clock.now().getTime() - rememberedMs);
  }
}
