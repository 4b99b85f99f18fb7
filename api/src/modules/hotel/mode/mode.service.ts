import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { credentialName, type Credential } from '@booking/environment/environment';
import { DataSource } from 'typeorm';
import { coalescedQuery } from '../../../platform/database/prepared.query.ts';
import { CurrentMode } from '../../../platform/current-mode.port.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { noteChange } from '../../../platform/http/request.context.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { SettingEntity } from '../settings/setting.entity.ts';

const key = 'mode';
/** What a mode cannot work without. Cloudbeds takes an API key or is connected by a client; either will do. */
const needed: readonly (readonly Credential[])[] = [
  ['VAPI_API_KEY'],
  ['VAPI_PUBLIC_KEY'],
  ['VAPI_PHONE_NUMBER_ID'],
  ['CLOUDBEDS_API_KEY', 'CLOUDBEDS_CLIENT_ID'],
  ['CLOUDBEDS_PROPERTY_ID'],
  ['STRIPE_SECRET_KEY'],
  ['STRIPE_WEBHOOK_SECRET'],
  ['TWILIO_ACCOUNT_SID'],
  ['TWILIO_AUTH_TOKEN'],
  ['TWILIO_FROM'],
];

/** Test or live, for the whole hotel. */
@Injectable()
export class ModeService extends CurrentMode {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {
    super();
  }

  async current(): Promise<Mode> {
    const sql = 'SELECT value FROM setting WHERE key = $1';
    const [setting] = await coalescedQuery<{ value: unknown }>(this.database, sql, [key]);
    return setting?.value === 'live' ? 'live' : 'test';
  }

  /** @throws Refusal 409 naming the credentials that mode lacks */
  async change(mode: Mode, accountId: string): Promise<Mode> {
    const missing = needed
      .filter((names) => !names.some((name) => this.env.credential(name, mode)))
      .map((names) => names.map((name) => credentialName(name, mode)).join(' or '));
    if (missing.length > 0) {
      const sentence = `${mode === 'live' ? 'Live' : 'Test'} mode is not set up: ${missing.join(', ')} missing.`;
      throw new Refusal(409, 'mode_not_set_up', sentence);
    }
    const before = await this.current();
    const setting = { key, value: mode, updatedAt: () => 'now()', updatedBy: accountId };
    await this.database
      .createQueryBuilder()
      .insert()
      .into(SettingEntity)
      .values(setting)
      .orUpdate(['value', 'updated_at', 'updated_by'], ['key'])
      .execute();
    noteChange({ subject: { type: 'mode', id: 'hotel' }, before: { mode: before }, after: { mode } });
    return mode;
  }
}
