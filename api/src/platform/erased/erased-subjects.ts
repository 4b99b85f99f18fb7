import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Fingerprints } from '../secrets/fingerprints.ts';

/** What may be erased, by its id elsewhere. */
export type Subject = { kind: 'call' | 'text' | 'reservation'; id: string };

/** What was erased and must not be stored anew, by keyed hashes: whoever knows an id can ask about it, and nobody can read one here. */
@Injectable()
export class ErasedSubjects {
  constructor(
    private readonly database: DataSource,
    private readonly fingerprints: Fingerprints,
  ) {}

  hashOf(kind: string, id: string): Promise<string> {
    return this.fingerprints.of(`${kind} ${id}`);
  }

  async add(em: EntityManager, subjects: readonly Subject[]): Promise<void> {
    const hashes = await Promise.all(subjects.map(({ kind, id }) => this.hashOf(kind, id)));
    await em.query('INSERT INTO erased_subject (hash) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [hashes]);
  }

  async has({ kind, id }: Subject, em: EntityManager = this.database.manager): Promise<boolean> {
    const found = await em.query<unknown[]>('SELECT FROM erased_subject WHERE hash = $1', [
      await this.hashOf(kind, id),
    ]);
    return found.length > 0;
  }
}
