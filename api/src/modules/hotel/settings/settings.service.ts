import { Injectable } from '@nestjs/common';
import {
  defaultSettings,
  settingKeys,
  settingSchemas,
  type SettingEntry,
  type SettingKey,
  type SettingValues,
} from '@booking/contracts/settings';
import { DataSource } from 'typeorm';
import { coalescedQuery } from '../../../platform/database/prepared.query.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { SettingEntity } from './setting.entity.ts';

/** What people of the hotel change without a developer. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async list(): Promise<SettingEntry[]> {
    const rows = await coalescedQuery<Pick<SettingEntity, 'key' | 'value' | 'updatedAt'>>(
      this.database,
      'SELECT key, value, updated_at AS "updatedAt" FROM setting WHERE key = ANY ($1)',
      [settingKeys],
    );
    return settingKeys.map((key) => {
      const row = rows.find((each) => each.key === key);
      return { key, value: row?.value ?? defaultSettings[key], updatedAt: row?.updatedAt.toISOString() ?? null };
    });
  }

  async values(): Promise<SettingValues> {
    return Object.fromEntries((await this.list()).map(({ key, value }) => [key, value])) as SettingValues;
  }

  /** @throws Refusal 400 for a value that this setting cannot have */
  async save(key: SettingKey, value: unknown, accountId: string): Promise<SettingEntry> {
    const parsed = settingSchemas[key].safeParse(value);
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => ({ path: ['value', ...path].join('.'), message }));
      throw new Refusal(400, 'invalid_input', issues[0]!.message, issues);
    }
    const updatedAt = new Date();
    await this.database.transaction(async (em) => {
      const held = await em.findOneBy(SettingEntity, { key });
      const row = { key, value: parsed.data as never, updatedAt, updatedBy: accountId };
      await em.upsert(SettingEntity, row, ['key']);
      const [before, after] = [held?.value ?? defaultSettings[key], parsed.data].map((each) => ({ [key]: each }));
      await this.audit.change({ subject: { type: 'setting', id: key }, before, after }, em);
    });
    return { key, value: parsed.data, updatedAt: updatedAt.toISOString() };
  }
}
