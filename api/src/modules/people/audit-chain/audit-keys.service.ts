import { hkdfSync, randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { openedBy, sealedBy } from '../../../platform/secrets/cipher.rule.ts';
import { KeyChange } from '../../../platform/secrets/key-change.job.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import type { SealedFacts } from '../audit/sorted-facts.mapper.ts';

/** Of words of which nobody can tell whom they are about. Whoever is erased may be meant, so this key goes with everybody. */
export const anybody = 'anybody';

const purposeOf = (subject: string): string => `audit key of ${subject}`;

/** Of several subjects each key is needed: once one of them is destroyed, nothing opens. */
const joined = (keys: readonly Buffer[]): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.concat(keys), '', 'audit event', 32));

type Row = { subject: string; sealed: string };
export type SealedWords = { sealed: string | null; sealedFor: string[] | null };

/** Seals what the audit log says in words, by a key for each subject; to destroy the key is to erase the words. */
@Injectable()
export class AuditKeys {
  private readonly logger = new Logger('AuditKeys');

  constructor(
    private readonly database: DataSource,
    private readonly sealed: Sealed,
    keyChange: KeyChange,
  ) {
    keyChange.covers({ table: 'audit_key', id: 'subject', column: 'sealed', purpose: purposeOf });
  }

  /** @returns nothing sealed where a key cannot be opened because SECRET_KEY is another: words are lost sooner than shown */
  async seal(em: EntityManager, subjects: readonly string[], facts: SealedFacts): Promise<SealedWords> {
    const sealedFor = [...new Set(subjects)].toSorted();
    const made = sealedFor.map((subject) =>
      this.sealed.seal(purposeOf(subject), randomBytes(32).toString('base64url')),
    );
    // one statement would not see what another transaction has made meanwhile
    await em.query(
      'INSERT INTO audit_key (subject, sealed) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING',
      [sealedFor, made],
    );
    const keys = await this.keysOf(em, sealedFor);
    const found = sealedFor.flatMap((subject) => keys.get(subject) ?? []);
    if (found.length < sealedFor.length) {
      this.logger.error('Words of the audit log cannot be kept: SECRET_KEY is another than it was.');
      return { sealed: null, sealedFor: null };
    }
    return { sealed: sealedBy(joined(found), Buffer.from(JSON.stringify(facts))).toString('base64url'), sealedFor };
  }

  /** What was sealed of each; undefined of nothing, and where a key is destroyed. */
  async open(all: readonly SealedWords[]): Promise<(SealedFacts | undefined)[]> {
    const subjects = [...new Set(all.flatMap(({ sealedFor }) => sealedFor ?? []))];
    const keys = await this.keysOf(this.database.manager, subjects);
    return all.map(({ sealed, sealedFor }) => {
      const own = sealedFor?.flatMap((subject) => keys.get(subject) ?? []);
      if (!sealed || !own || own.length < sealedFor!.length) return undefined;
      const opened = openedBy(joined(own), Buffer.from(sealed, 'base64url'));
      return opened && (JSON.parse(opened.toString()) as SealedFacts);
    });
  }

  async destroy(em: EntityManager, subjects: readonly string[]): Promise<void> {
    await em.query('DELETE FROM audit_key WHERE subject = ANY ($1)', [subjects]);
  }

  private async keysOf(em: EntityManager, subjects: readonly string[]): Promise<Map<string, Buffer>> {
    if (subjects.length === 0) return new Map();
    const rows = await em.query<Row[]>('SELECT subject, sealed FROM audit_key WHERE subject = ANY ($1)', [subjects]);
    return new Map(
      rows.flatMap(({ subject, sealed }) => {
        const key = this.sealed.open(purposeOf(subject), sealed);
        return key ? [[subject, Buffer.from(key, 'base64url')]] : [];
      }),
    );
  }
}
