import { Injectable } from '@nestjs/common';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { FreeTextRepository } from '../privacy/free-text.repository.ts';
import { columnsToErase, patternsOf, type TextColumn } from '../privacy/free-text.rule.ts';
import { tracePattern } from '../privacy/person-patterns.rule.ts';
import type { Person } from '../privacy/person.rule.ts';

/** Tables whose rows are useless without the personal data in them. */
const disposable = ['rate_limit', 'provider_cache', 'consent', 'saved_view'];

/** Takes a person out of every text column of every table. */
@Injectable()
export class FreeTextErasure {
  constructor(
    private readonly transactions: Transactions,
    private readonly texts: FreeTextRepository,
  ) {}

  /**
   * Empties the inbound events about them. @returns how many there were
   * @throws Error while one of them is not processed yet, so that the erasure is retried
   */
  async emptyInbox(person: Person): Promise<number> {
    const patterns = patternsOf(person);
    const count = await this.texts.emptyInboundEvents(patterns);
    if (await this.texts.hasPendingInboundEvent(patterns))
      throw new Error('News of this guest is still being taken in.');
    return count;
  }

  /**
   * Takes names, numbers and addresses out of every row that is about them. @returns how many rows changed
   * @throws Error while a job about them is under way, so that the erasure is retried
   */
  async eraseEverywhere(person: Person): Promise<number> {
    let count = 0;
    for (const [table, columns] of await this.texts.listTextColumns())
      count += await this.transactions.run((transaction) => this.eraseTable(table, columns, person, transaction));
    return count + (await this.eraseJobs(person));
  }

  private async eraseTable(
    table: string,
    columns: readonly TextColumn[],
    person: Person,
    transaction: Transaction,
  ): Promise<number> {
    const [patterns, traces] = [patternsOf(person), tracePattern(person)];
    if (disposable.includes(table)) return this.texts.deleteRows(table, patterns, transaction);
    let count = 0;
    for (const { ctid, ...row } of await this.texts.lockRows(table, columns, patterns, transaction)) {
      const changed = columnsToErase(row, columns, traces);
      if (changed.length === 0) continue;
      await this.texts.updateRow(table, ctid, changed, transaction);
      count += 1;
    }
    return count;
  }

  private async eraseJobs(person: Person): Promise<number> {
    const patterns = patternsOf(person);
    const count = await this.texts.deleteFinishedJobs(patterns);
    if (await this.texts.hasOpenJob(patterns)) throw new Error('Work for this guest is still under way.');
    return count;
  }
}
