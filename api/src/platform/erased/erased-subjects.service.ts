import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transactions.service.ts';
import { Fingerprints } from '../secrets/fingerprints.service.ts';
import { ErasedSubjectsRepository } from './erased-subjects.repository.ts';

/** What may be erased, by its id elsewhere. */
export type Subject = { kind: 'call' | 'text' | 'reservation'; id: string };

/** What was erased and must not be stored anew, by keyed hashes: an id can be looked up, but no id can be read here. */
@Injectable()
export class ErasedSubjects {
  constructor(
    private readonly subjects: ErasedSubjectsRepository,
    private readonly fingerprints: Fingerprints,
  ) {}

  /** @throws Error where it would not be known again */
  hashOf(kind: string, id: string): string {
    const hash = this.fingerprints.fingerprint(`${kind} ${id}`);
    if (hash === undefined) throw new Error('SECRET_KEY is another than it was, so nobody can be erased for good.');
    return hash;
  }

  async add(transaction: Transaction, subjects: readonly Subject[]): Promise<void> {
    await this.addHashes(
      transaction,
      subjects.map(({ kind, id }) => this.hashOf(kind, id)),
    );
  }

  /** Those that were erased elsewhere, and of which nothing may be known here. */
  async addHashes(transaction: Transaction, hashes: readonly string[]): Promise<void> {
    await this.subjects.add(hashes, transaction);
  }

  /** The hash under which it would be erased. Where nothing can be known again, nothing was erased: calls go on. */
  knownAs({ kind, id }: Subject): string | undefined {
    return this.fingerprints.fingerprint(`${kind} ${id}`);
  }

  /** Whether it was. */
  async has(subject: Subject, transaction?: Transaction): Promise<boolean> {
    const hash = this.knownAs(subject);
    return hash !== undefined && this.subjects.has(hash, transaction);
  }
}
