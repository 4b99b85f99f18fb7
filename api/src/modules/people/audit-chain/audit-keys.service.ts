import { hkdfSync, randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { openedBy, sealedBy } from '../../../platform/secrets/cipher.rule.ts';
import { KeyChange } from '../../../platform/secrets/key-change.job.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import type { SealedFacts } from '../audit/sorted-facts.mapper.ts';
import { AuditKeyRepository } from './audit-key.repository.ts';

const purposeOf = (subject: string): string => `audit key of ${subject}`;

/** Combines the keys of several subjects: without one of them nothing opens. */
const joined = (keys: readonly Buffer[]): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.concat(keys), '', 'audit event', 32));

export type SealedWords = { sealed: string | null; sealedFor: string[] | null };

/** Seals the words of audit events with a key for each subject. Destroying a key erases the words. */
@Injectable()
export class AuditKeys {
  private readonly logger = new Logger('AuditKeys');

  constructor(
    private readonly keys: AuditKeyRepository,
    private readonly sealed: Sealed,
    keyChange: KeyChange,
  ) {
    keyChange.covers({ table: 'audit_key', id: 'subject', column: 'sealed', purpose: purposeOf });
  }

  /** @returns nulls where SECRET_KEY has changed and a key cannot be opened: words are lost rather than stored in plain text */
  async seal(subjects: readonly string[], facts: SealedFacts, transaction?: Transaction): Promise<SealedWords> {
    const sealedFor = [...new Set(subjects)].toSorted();
    const newKeys = sealedFor.map((subject) => ({
      subject,
      sealed: this.sealed.seal(purposeOf(subject), randomBytes(32).toString('base64url')),
    }));
    // in one statement, keys that another transaction inserted meanwhile would not be seen
    await this.keys.insertMissing(newKeys, transaction);
    const keys = await this.keysOf(sealedFor, transaction);
    const found = sealedFor.flatMap((subject) => keys.get(subject) ?? []);
    if (found.length < sealedFor.length) {
      this.logger.error('Words of the audit log cannot be kept: SECRET_KEY is another than it was.');
      return { sealed: null, sealedFor: null };
    }
    return { sealed: sealedBy(joined(found), Buffer.from(JSON.stringify(facts))).toString('base64url'), sealedFor };
  }

  /** The sealed facts of each; undefined where nothing is sealed or a key was destroyed. */
  async open(all: readonly SealedWords[]): Promise<(SealedFacts | undefined)[]> {
    const subjects = [...new Set(all.flatMap(({ sealedFor }) => sealedFor ?? []))];
    const keys = await this.keysOf(subjects);
    return all.map(({ sealed, sealedFor }) => {
      const own = sealedFor?.flatMap((subject) => keys.get(subject) ?? []);
      if (!sealed || !own || own.length < sealedFor!.length) return undefined;
      const opened = openedBy(joined(own), Buffer.from(sealed, 'base64url'));
      return opened && (JSON.parse(opened.toString()) as SealedFacts);
    });
  }

  destroy(subjects: readonly string[]): Promise<void> {
    return this.keys.delete(subjects);
  }

  private async keysOf(subjects: readonly string[], transaction?: Transaction): Promise<Map<string, Buffer>> {
    if (subjects.length === 0) return new Map();
    const rows = await this.keys.list(subjects, transaction);
    return new Map(
      rows.flatMap(({ subject, sealed }) => {
        const key = this.sealed.open(purposeOf(subject), sealed);
        return key ? [[subject, Buffer.from(key, 'base64url')]] : [];
      }),
    );
  }
}
