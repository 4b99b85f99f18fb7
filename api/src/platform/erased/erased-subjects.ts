import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Sealed } from '../secrets/sealed.ts';

export type SubjectKind = 'call' | 'phone' | 'email' | 'reservation' | 'person';

/** Who and what was erased, by keyed hashes: it can be asked about, and told from nobody who does not know it already. */
@Injectable()
export class ErasedSubjects {
  constructor(
    private readonly database: DataSource,
    private readonly sealed: Sealed,
  ) {}

  hashOf(kind: SubjectKind, value: string): string {
    return this.sealed.derive(`erased ${kind} ${value.toLowerCase()}`);
  }

  async add(em: EntityManager, kind: SubjectKind, values: readonly string[]): Promise<void> {
    const hashes = values.map((value) => this.hashOf(kind, value));
    await em.query('INSERT INTO erased_subject (hash) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [hashes]);
  }

  async has(kind: SubjectKind, value: string, em: EntityManager = this.database.manager): Promise<boolean> {
    const found = await em.query<unknown[]>('SELECT FROM erased_subject WHERE hash = $1', [this.hashOf(kind, value)]);
    return found.length > 0;
  }
}
