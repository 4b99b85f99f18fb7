import { Injectable } from '@nestjs/common';
import {
  defaultSettings,
  settingKeys,
  settingSchemas,
  type SettingEntry,
  type SettingKey,
  type SettingValues,
} from '@booking/contracts/settings';
import type { User } from '@booking/contracts/session';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { ConsentsService } from '../consents/consents.service.ts';
import { SettingRepository } from './setting.repository.ts';
import { unreadableColors } from './unreadable-colors.rule.ts';

/** What staff change without a developer. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly repository: SettingRepository,
    private readonly transactions: Transactions,
    private readonly consents: ConsentsService,
    private readonly audit: AuditLog,
  ) {}

  async list(): Promise<SettingEntry[]> {
    const rows = await this.repository.list(settingKeys);
    return settingKeys.map((key) => {
      const row = rows.find((each) => each.key === key);
      return { key, value: row?.value ?? defaultSettings[key], updatedAt: row?.updatedAt.toISOString() ?? null };
    });
  }

  async values(): Promise<SettingValues> {
    return Object.fromEntries((await this.list()).map(({ key, value }) => [key, value])) as SettingValues;
  }

  /** @throws Refusal 400 for a value that this setting cannot have */
  async save(key: SettingKey, value: unknown, by: Pick<User, 'id' | 'email'>): Promise<SettingEntry> {
    const parsed = settingSchemas[key].safeParse(value);
    const problems = parsed.success ? unreadableColors(key, parsed.data) : parsed.error.issues;
    if (!parsed.success || problems.length > 0) {
      const issues = problems.map(({ path, message }) => ({ path: ['value', ...path].join('.'), message }));
      throw new Refusal(400, 'invalid_input', issues[0]!.message, issues);
    }
    const updatedAt = new Date();
    await this.transactions.run(async (transaction) => {
      const previous = await this.repository.find(key, transaction);
      await this.repository.save({ key, value: parsed.data, updatedAt, updatedBy: by.id }, transaction);
      const [before, after] = [previous?.value ?? defaultSettings[key], parsed.data].map((each) => ({ [key]: each }));
      await this.audit.recordChange({ subject: { type: 'setting', id: key }, before, after }, transaction);
    });
    if (key === 'testCallNumbers')
      await this.consents.replaceNumbers('call', parsed.data as string[], { how: 'settings', source: by.email });
    return { key, value: parsed.data, updatedAt: updatedAt.toISOString() };
  }
}
