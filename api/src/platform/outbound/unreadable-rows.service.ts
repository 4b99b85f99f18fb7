import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../clock/clock.service.ts';
import { UnreadableRowsRepository, type AskedList, type UnreadableKind } from './unreadable-rows.repository.ts';

export type { AskedList, UnreadableKind } from './unreadable-rows.repository.ts';

/** A problem that was not seen for so long may be solved. */
const rememberedMs = 3 * 24 * 3_600_000;
/** A list without problems is looked up this seldom: another process may have come upon one. */
const quietMs = 60_000;

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

/** Rows of providers that cannot be parsed: staff are told of each kind once, until it can be parsed. */
@Injectable()
export class UnreadableRows {
  private readonly logger = new Logger('UnreadableRows');
  private readonly quietUntil = new Map<string, number>();

  constructor(
    private readonly rows: UnreadableRowsRepository,
    private readonly clock: Clock,
  ) {}

  /** Writes down why rows were left out of a reading; without any, what was wrong with the same part before is over. */
  async record(asked: AskedList, problems: readonly string[]): Promise<void> {
    try {
      await (problems.length > 0 ? this.write(asked, problems) : this.clear(asked, []));
    } catch (error) {
      // what could be read is of use all the same
      this.logger.error({ err: error, list: asked.list });
    }
  }

  /** Every kind that cannot be read, oldest first. */
  listOpen(mode: Mode): Promise<UnreadableKind[]> {
    return this.rows.listKinds(mode, this.forgottenBefore);
  }

  private async write(asked: AskedList, problems: readonly string[]): Promise<void> {
    const { provider, mode, list } = asked;
    this.logger.warn({ provider, list, problems: [...new Set(problems)] }, 'Rows could not be read and were left out');
    this.quietUntil.delete(`${provider} ${mode} ${list}`);
    await this.rows.save(asked, problems, this.clock.now());
    await this.rows.deleteUnseenSince(this.forgottenBefore);
    await this.clear(asked, problems);
  }

  private async clear(asked: AskedList, lasting: readonly string[]): Promise<void> {
    const [key, now] = [`${asked.provider} ${asked.mode} ${asked.list}`, this.clock.now().getTime()];
    if (now < (this.quietUntil.get(key) ?? 0)) return;
    const known = await this.rows.list(asked);
    if (known.length === 0) this.quietUntil.set(key, now + quietMs);
    const over = known.filter((each) => !lasting.includes(each.problem) && covers(asked.scope, each.scope));
    if (over.length > 0) await this.rows.delete(asked, over);
  }

  private get forgottenBefore(): Date {
    return new Date(this.clock.now().getTime() - rememberedMs);
  }
}
