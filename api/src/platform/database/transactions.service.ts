import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A transaction that is open. A service hands it to the repositories that are to take part in it. */
export type Transaction = EntityManager;

/** Where services open transactions: what to ask of the database in one is known to repositories alone. */
@Injectable()
export class Transactions {
  constructor(private readonly database: DataSource) {}

  /** Commits when the work is done; what it throws rolls everything back and is thrown on. */
  run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }
}
