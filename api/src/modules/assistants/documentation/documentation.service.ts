import { Injectable } from '@nestjs/common';
import type { Documentation, DocumentationCategory, DocumentationChange } from '@booking/contracts/ai-documentation';
import type { Mode } from '@booking/contracts/mode';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import type { DocumentationEntity } from './documentation.entity.ts';
import { DocumentationRepository } from './documentation.repository.ts';
import { inPromptOrder } from './prompt-order.rule.ts';

type Fields = DocumentationChange['entry'];
/** With the revision that the author of the change has seen. */
type Changes = Partial<Fields> & { revision?: number };

const fieldsOf = ({ category, title, content, order, isActive }: DocumentationEntity): Fields => ({
  category,
  title,
  content,
  order,
  isActive: isActive ? 1 : 0,
});

const stored = ({ isActive, ...fields }: Partial<Fields>): Partial<DocumentationEntity> => ({
  ...fields,
  ...(isActive !== undefined && { isActive: isActive === 1 }),
});

const toDocumentation = (row: DocumentationEntity): Documentation => ({
  ...fieldsOf(row),
  id: row.id,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const changedMeanwhile = new Refusal(
  409,
  'documentation_changed',
  'Somebody else changed the same in this entry meanwhile. Nothing of yours was saved: look at both and save again.',
);

/** The hotel's rules for how its assistants speak; every change is kept with who made it. */
@Injectable()
export class DocumentationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly documentation: DocumentationRepository,
    private readonly audit: AuditLog,
  ) {}

  /** In the order of the prompt. */
  async list(category?: DocumentationCategory): Promise<Documentation[]> {
    const rows = await this.documentation.list(category);
    return inPromptOrder(rows.map(toDocumentation));
  }

  /** The same, each with how many assistants of a mode say it by now. */
  async listWithUsage(mode: Mode, category?: DocumentationCategory): Promise<Documentation[]> {
    const [entries, usage] = await Promise.all([this.list(category), this.documentation.countUsage(mode)]);
    return entries.map((entry) => ({ ...entry, usedBy: usage.get(entry.id) ?? 0 }));
  }

  /** @throws Refusal 404 */
  async read(id: number): Promise<Documentation> {
    const row = await this.documentation.find(id);
    if (!row) throw notFound('This entry');
    return toDocumentation(row);
  }

  create(fields: Fields, author: string): Promise<Documentation> {
    return this.transactions.run((transaction) => {
      const row = this.documentation.create({ ...stored(fields), revision: 0 }, transaction);
      return this.record(transaction, row, author, 'created');
    });
  }

  /** The ids of entries that were made of drafts of the starter content, by the keys of the drafts. */
  async listAdopted(): Promise<ReadonlyMap<string, number>> {
    return new Map((await this.documentation.listOfStarters()).map(({ starterKey, id }) => [starterKey!, id]));
  }

  /** Makes an inactive entry of each draft, or returns the one that was made of it. */
  adopt(drafts: readonly (Pick<Fields, 'category' | 'title' | 'content'> & { key: string })[], author: string) {
    return this.transactions.run(async (transaction): Promise<Documentation[]> => {
      await advisoryLock(transaction, 'starter documentation');
      const adopted = await this.documentation.listOfStarters(transaction);
      const entries: Documentation[] = [];
      for (const { key, ...fields } of drafts) {
        const existing = adopted.find(({ starterKey }) => starterKey === key);
        const row = { ...fields, order: 0, isActive: false, revision: 0, starterKey: key };
        entries.push(
          existing
            ? toDocumentation(existing)
            : await this.record(transaction, this.documentation.create(row, transaction), author, 'created'),
        );
      }
      return entries;
    });
  }

  /**
   * What others changed in other fields since `revision` stays.
   * @throws Refusal 404; 409 `documentation_changed` when one of these fields was changed since `revision`
   */
  update(id: number, { revision, ...fields }: Changes, author: string): Promise<Documentation> {
    return this.transactions.run(async (transaction) => {
      const row = await this.lock(transaction, id);
      const held = fieldsOf(row);
      const changed = (Object.keys(fields) as (keyof Fields)[]).filter((field) => fields[field] !== held[field]);
      if (changed.length === 0) return toDocumentation(row);
      if (revision !== undefined) {
        const seen = await this.documentation.findAsOf(id, revision, transaction);
        if (changed.some((field) => seen?.[field] !== held[field])) throw changedMeanwhile;
      }
      return this.record(transaction, Object.assign(row, stored(fields)), author, 'updated');
    });
  }

  /** @throws Refusal 404 */
  async remove(id: number, author: string): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const row = await this.lock(transaction, id);
      await this.record(transaction, Object.assign(row, { deletedAt: new Date() }), author, 'deleted');
    });
  }

  /** An entry that is there stays as it is. @throws Refusal 404 */
  restore(id: number, author: string): Promise<Documentation> {
    return this.transactions.run(async (transaction) => {
      const row = await this.lock(transaction, id, true);
      if (row.deletedAt === null) return toDocumentation(row);
      row.deletedAt = null;
      return this.record(transaction, row, author, 'restored');
    });
  }

  /** Newest first; of a deleted entry too. @throws Refusal 404 */
  async history(id: number): Promise<DocumentationChange[]> {
    const changes = await this.documentation.listChanges(id);
    if (changes.length === 0) throw notFound('This entry');
    return changes.map(({ at, author, change, entry }) => ({ at: at.toISOString(), author, change, entry }));
  }

  /** The entry, locked until the transaction ends. */
  private async lock(transaction: Transaction, id: number, withDeleted = false): Promise<DocumentationEntity> {
    const row = await this.documentation.findLocked(id, withDeleted, transaction);
    if (!row) throw notFound('This entry');
    return row;
  }

  private async record(
    transaction: Transaction,
    row: DocumentationEntity,
    author: string,
    change: DocumentationChange['change'],
  ): Promise<Documentation> {
    row.updatedAt = new Date();
    row.revision += 1;
    const saved = await this.documentation.save(row, transaction);
    const entry = fieldsOf(saved);
    const wasThere = change === 'updated' || change === 'deleted';
    const before = wasThere ? await this.documentation.findAsOf(saved.id, saved.revision - 1, transaction) : undefined;
    await this.documentation.insertChange({ documentation: saved.id, author, change, entry }, transaction);
    const subject = { type: 'documentation', id: String(saved.id), label: saved.title };
    await this.audit.recordChange({ subject, before, after: change === 'deleted' ? undefined : entry }, transaction);
    return toDocumentation(saved);
  }
}
