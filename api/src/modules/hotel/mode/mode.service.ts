import { Injectable } from '@nestjs/common';
import type { Mode, ModeSettings } from '@booking/contracts/mode';
import { credentialName, type Credential } from '@booking/environment/environment';
import { CurrentMode } from '../../../platform/current-mode.port.ts';
import { Credentials } from '../../../platform/credentials/credentials.service.ts';
import { noteChange } from '../../../platform/http/request.context.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { AccountRepository } from '../../people/accounts/account.repository.ts';
import { SettingRepository } from '../settings/setting.repository.ts';

const key = 'mode';
/** The credentials a mode needs. Cloudbeds takes an API key or an OAuth client. */
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

/** Test or live mode, for the whole hotel. */
@Injectable()
export class ModeService extends CurrentMode {
  constructor(
    private readonly settings: SettingRepository,
    private readonly accounts: AccountRepository,
    private readonly credentials: Credentials,
  ) {
    super();
  }

  async current(): Promise<Mode> {
    const [setting] = await this.settings.list([key]);
    return setting?.value === 'live' ? 'live' : 'test';
  }

  /** @returns undefined in a hotel that has been in its first mode ever since */
  async findLastSwitch(): Promise<ModeSettings['lastSwitch']> {
    const setting = await this.settings.find(key);
    if (!setting) return undefined;
    const account = setting.updatedBy === null ? null : await this.accounts.find(setting.updatedBy);
    return { at: setting.updatedAt.toISOString(), by: account && account.name };
  }

  /** @throws Refusal 409 naming the credentials that mode lacks */
  async change(mode: Mode, accountId: string): Promise<Mode> {
    const missing = needed
      .filter((names) => !names.some((name) => this.credentials.get(name, mode)))
      .map((names) => names.map((name) => credentialName(name, mode)).join(' or '));
    if (missing.length > 0) {
      const sentence = `${mode === 'live' ? 'Live' : 'Test'} mode is not set up: ${missing.join(', ')} missing.`;
      throw new Refusal(409, 'mode_not_set_up', sentence);
    }
    const before = await this.current();
    await this.settings.save({ key, value: mode, updatedAt: new Date(), updatedBy: accountId });
    noteChange({ subject: { type: 'mode', id: 'hotel' }, before: { mode: before }, after: { mode } });
    return mode;
  }
}
