import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ErasedSubjects } from '../../../platform/erased/erased-subjects.service.ts';
import { OutsideBackups } from '../../../platform/objects/outside-backups.adapter.ts';
import { Fingerprints } from '../../../platform/secrets/fingerprints.service.ts';
import { identifierKinds, type IdentifierKind, type Person } from '../privacy/person.rule.ts';
import type { PrivacyRequestEntity } from '../privacy/privacy-request.entity.ts';

/** An erasure as it is stored outside of backups. It names the person by keyed hashes alone. */
const ErasureRecord = z.object({
  person: z.string(),
  at: z.iso.datetime(),
  /** Of numbers, addresses, reservations and calls. */
  known: z.array(z.string()),
});
export type ErasureRecord = z.infer<typeof ErasureRecord>;
type Request = Pick<PrivacyRequestEntity, 'personHash' | 'requestedAt'>;

const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const recordName = ({ personHash, requestedAt }: Request): string =>
  nameOf(`${personHash} ${requestedAt.toISOString()}`);

/** Erasures stored outside of backups, so that a restored database learns of those made after its backup. */
@Injectable()
export class ErasureRecordRepository {
  constructor(
    private readonly store: OutsideBackups,
    private readonly erased: ErasedSubjects,
    private readonly fingerprints: Fingerprints,
    private readonly database: DataSource,
  ) {}

  async save(request: Request, person: Person): Promise<void> {
    const record: ErasureRecord = {
      person: request.personHash,
      at: request.requestedAt.toISOString(),
      known: Object.entries(identifierKinds).flatMap(([kind, name]) =>
        person[kind as IdentifierKind].map((id) => this.erased.hashOf(name, id)),
      ),
    };
    await this.store.put(`${this.folder()}/${recordName(request)}`, Buffer.from(JSON.stringify(record)));
  }

  /** Those made after the backup that this database was restored from, oldest first. */
  async listUnknown(): Promise<ErasureRecord[]> {
    const keys = await this.store.keys(this.folder());
    const requests = await this.database.query<Request[]>(
      `SELECT person_hash AS "personHash", requested_at AS "requestedAt" FROM privacy_request WHERE kind = 'erasure'`,
    );
    const known = new Set(requests.map(recordName));
    const records: ErasureRecord[] = [];
    for (const key of keys.filter((each) => !known.has(each.split('/').at(-1)!))) {
      const bytes = await this.store.get(key);
      if (bytes) records.push(ErasureRecord.parse(JSON.parse(bytes.toString())));
    }
    return records.toSorted((one, other) => one.at.localeCompare(other.at));
  }

  /** Databases of other hotels may share the store; they have other keys. */
  private folder(): string {
    const house = this.fingerprints.fingerprint('this house');
    if (house === undefined) throw new Error('SECRET_KEY is another than it was, so nobody is known again.');
    return `erasures/${nameOf(house).slice(0, 32)}`;
  }
}
