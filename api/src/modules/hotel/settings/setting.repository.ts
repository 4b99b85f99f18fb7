import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { coalescedQuery } from '../../../platform/database/prepared.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { SettingEntity } from './setting.entity.ts';

type Setting = Readonly<Pick<SettingEntity, 'key' | 'value' | 'updatedAt'>>;
const settingsOfKeys = 'SELECT key, value, updated_at AS "updatedAt" FROM setting WHERE key = ANY ($1)';

/** The table `setting`, which every request reads: requests of the same moment share one query. */
@Injectable()
export class SettingRepository {
  constructor(private readonly database: DataSource) {}

  list(keys: readonly string[]): Promise<readonly Setting[]> {
    return coalescedQuery<Setting>(this.database, settingsOfKeys, [keys]);
  }

  find(key: string, transaction?: Transaction): Promise<SettingEntity | null> {
    return (transaction ?? this.database.manager).findOneBy(SettingEntity, { key });
  }

  async save(setting: SettingEntity, transaction?: Transaction): Promise<void> {
    const { key, value, updatedAt, updatedBy } = setting;
    const row = { key, value: value as never, updatedAt, updatedBy };
    await (transaction ?? this.database.manager).upsert(SettingEntity, row, ['key']);
  }
}
