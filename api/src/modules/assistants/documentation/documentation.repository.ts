import { Injectable } from '@nestjs/common';
import type { DocumentationCategory } from '@booking/contracts/ai-documentation';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, IsNull, Not, type DeepPartial } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { DocumentationChangeEntity } from './documentation-change.entity.ts';
import { DocumentationEntity } from './documentation.entity.ts';

type NewChange = Pick<DocumentationChangeEntity, 'documentation' | 'author' | 'change' | 'entry'>;

/** Entries of the documentation, and every change of them. */
@Injectable()
export class DocumentationRepository {
  constructor(private readonly database: DataSource) {}

  find(id: number): Promise<DocumentationEntity | null> {
    return this.database.manager.findOneBy(DocumentationEntity, { id });
  }

  list(category: DocumentationCategory | undefined): Promise<DocumentationEntity[]> {
    const where = category === undefined ? {} : { category };
    return this.database.manager.findBy(DocumentationEntity, where);
  }

  /** In how many current versions of a mode's assistants each entry is; one that is in none is left out. */
  async countUsage(mode: Mode): Promise<ReadonlyMap<number, number>> {
    const rows: { id: number; count: number }[] = await this.database.query(
      `SELECT (entry ->> 'id')::int AS id, count(*)::int AS count
         FROM assistant
         JOIN assistant_version AS version ON version.assistant = assistant.id AND version.version = published_version
         CROSS JOIN LATERAL jsonb_array_elements(version.documentation) AS entry
        WHERE mode = $1 AND archived_at IS NULL
        GROUP BY 1`,
      [mode],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** The entry, locked until the transaction ends. */
  findLocked(id: number, withDeleted: boolean, transaction: Transaction): Promise<DocumentationEntity | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return transaction.findOne(DocumentationEntity, { where: { id }, withDeleted, lock });
  }

  /** Those that were made of drafts of the starter content and are still there. */
  listOfStarters(transaction?: Transaction): Promise<DocumentationEntity[]> {
    const where = { starterKey: Not(IsNull()) };
    return (transaction ?? this.database.manager).find(DocumentationEntity, { where, order: { id: 'ASC' } });
  }

  create(entry: DeepPartial<DocumentationEntity>, transaction: Transaction): DocumentationEntity {
    return transaction.create(DocumentationEntity, entry);
  }

  save(entry: DocumentationEntity, transaction: Transaction): Promise<DocumentationEntity> {
    return transaction.save(entry);
  }

  /** An entry as its nth change left it. */
  async findAsOf(
    documentation: number,
    revision: number,
    transaction: Transaction,
  ): Promise<DocumentationChangeEntity['entry'] | undefined> {
    const [change] = await transaction.find(DocumentationChangeEntity, {
      where: { documentation },
      order: { id: 'ASC' },
      skip: revision - 1,
      take: 1,
    });
    return change?.entry;
  }

  /** Newest first. */
  listChanges(documentation: number): Promise<DocumentationChangeEntity[]> {
    return this.database.manager.find(DocumentationChangeEntity, { where: { documentation }, order: { id: 'DESC' } });
  }

  async insertChange(change: NewChange, transaction: Transaction): Promise<void> {
    await transaction.insert(DocumentationChangeEntity, change);
  }
}
