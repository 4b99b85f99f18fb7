import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Env } from '../../platform/env/env.ts';
import { VoicePlatform, type ListedCall } from '../voice-platform.ts';
import { instant, list, object, text, type Json } from './lenient.ts';

const page = 100;
const timeLimit = 10_000;

/** Vapi's REST API, with `fetch`: its SDK is 47 MB, retries POST by itself and types what it returns wrongly (see docs/adr). */
@Injectable()
export class VapiClient extends VoicePlatform {
  readonly name = 'vapi';

  constructor(private readonly env: Env) {
    super();
  }

  hasAccount(mode: Mode): boolean {
    return this.env.credential('VAPI_API_KEY', mode) !== undefined;
  }

  async check(mode: Mode): Promise<{ account: string | null }> {
    const [assistant] = list(await this.get(mode, '/assistant', { limit: '1' }));
    // an account without an assistant tells its name by its phone number
    const [owned] = assistant ? [assistant] : list(await this.get(mode, '/phone-number', { limit: '1' }));
    return { account: text(owned?.['orgId']) ?? null };
  }

  async *callsSince(mode: Mode, since: Date): AsyncIterable<ListedCall> {
    let before: string | undefined;
    for (;;) {
      const query = { limit: String(page), createdAtGt: since.toISOString(), ...(before && { createdAtLt: before }) };
      const calls = list(await this.get(mode, '/call', query));
      for (const raw of calls) {
        const [id, createdAt] = [text(raw['id']), instant(raw['createdAt'])];
        if (id && createdAt) yield { id, createdAt: new Date(createdAt), isOver: raw['status'] === 'ended', raw };
      }
      before = text(calls.at(-1)?.['createdAt']);
      if (calls.length < page || !before) return;
    }
  }

  /** @throws Error that names the address and what was answered, never the key */
  private async get(mode: Mode, path: string, query: Record<string, string>): Promise<unknown> {
    const key = this.env.credential('VAPI_API_KEY', mode);
    if (!key) throw new Error(`Vapi has no API key for ${mode} mode.`);
    const base = this.env.settings.VAPI_BASE_URL ?? 'https://api.vapi.ai';
    const answer = await fetch(`${base}${path}?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/json', 'user-agent': 'ai-booking-admin/1.0' },
      signal: AbortSignal.timeout(timeLimit),
    });
    if (answer.ok) return answer.json();
    const body: Json = object(await answer.json().catch(() => undefined));
    throw new Error(
      `Vapi answered ${answer.status} to GET ${path}: ${JSON.stringify(body['message'] ?? answer.statusText)}`,
    );
  }
}
