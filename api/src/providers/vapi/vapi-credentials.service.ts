import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../platform/clock/clock.service.ts';
import { voiceCallbacks, type VoiceCallback } from '../../platform/env/voice-callbacks.schema.ts';
import { Env } from '../../platform/env/env.service.ts';
import type { CallbackCredentials } from './vapi-account.schema.ts';
import { object, text, type Json } from './lenient-json.mapper.ts';
import { hmacPlan } from './webhook/vapi-signature.rule.ts';
import { VapiHttp } from './vapi-http.client.ts';

const labels: Record<VoiceCallback, string> = {
  webhook: 'webhook',
  guest: 'guest tools',
  staff: 'staff tools',
  customer_experience: 'customer tools',
};

const provider = 'custom-credential';
const rememberedMs = 60_000;

type Remembered = { key: string; at: number; credentials: CallbackCredentials };

/**
 * The credentials that an account at Vapi has for our callbacks. Vapi keeps the secrets, signs with them, and shows their
 * ids only to us; their names say which installation they belong to.
 */
@Injectable()
export class VapiCredentials {
  private readonly remembered = new Map<Mode, Remembered>();
  /** Those that have the secret of this process. */
  private readonly upToDate = new Set<string>();

  constructor(
    private readonly http: VapiHttp,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** Those that are there, asked for anew after a minute and whenever one is missing. @throws ProviderError */
  async find(mode: Mode): Promise<CallbackCredentials> {
    const known = this.remembered.get(mode);
    const isFresh = known?.key === this.http.keyOf(mode) && this.clock.now().getTime() - known.at < rememberedMs;
    return isFresh && voiceCallbacks.every((callback) => known.credentials[callback])
      ? known.credentials
      : this.list(mode);
  }

  /** Creates those of these callbacks that are missing, and gives those that are there our secret. @throws ProviderError */
  async provide(mode: Mode, wanted: readonly VoiceCallback[]): Promise<CallbackCredentials> {
    const credentials = { ...(await this.list(mode)) };
    for (const callback of wanted) credentials[callback] = await this.provideOne(mode, callback, credentials[callback]);
    this.remember(mode, credentials);
    return credentials;
  }

  private async provideOne(mode: Mode, callback: VoiceCallback, id: string | undefined): Promise<string> {
    const body = {
      provider,
      name: this.nameOf(callback),
      authenticationPlan: hmacPlan(this.env.callbackSecret(callback)),
    };
    if (id === undefined) {
      const made = text(object(await this.http.request(mode, 'POST', '/credential', '/credential', body))['id']) ?? '';
      this.upToDate.add(made);
      return made;
    }
    if (!this.upToDate.has(id)) {
      await this.http.request(mode, 'PATCH', `/credential/${encodeURIComponent(id)}`, '/credential/{id}', body);
      this.upToDate.add(id);
    }
    return id;
  }

  /** Of several with one name, two processes made one each: the eldest counts. */
  private async list(mode: Mode): Promise<CallbackCredentials> {
    const all = (await this.http.list(mode, '/credential', { limit: '1000' })).toSorted((a, b) =>
      createdAt(a).localeCompare(createdAt(b)),
    );
    const credentials: CallbackCredentials = {};
    for (const callback of voiceCallbacks) {
      const found = text(all.find(({ name }) => name === this.nameOf(callback))?.['id']);
      if (found) credentials[callback] = found;
    }
    this.remember(mode, credentials);
    return credentials;
  }

  private remember(mode: Mode, credentials: CallbackCredentials): void {
    this.remembered.set(mode, { key: this.http.keyOf(mode), at: this.clock.now().getTime(), credentials });
  }

  /** Of 40 characters at most; two installations that share an account, such as one of staging, have different addresses. */
  private nameOf(callback: VoiceCallback): string {
    const installation = createHash('sha256').update(this.env.settings.PUBLIC_URL).digest('hex').slice(0, 8);
    return `Booking ${installation} ${labels[callback]}`;
  }
}

const createdAt = (raw: Json): string => text(raw['createdAt']) ?? '';
