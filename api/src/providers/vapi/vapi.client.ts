import { Injectable } from '@nestjs/common';
import { credentialName } from '@booking/contracts/environment';
import type { Mode } from '@booking/contracts/mode';
import { Env } from '../../platform/env/env.ts';
import { ProviderError } from '../../platform/outbound/provider-error.ts';
import {
  VoicePlatform,
  type CallNow,
  type ListedCall,
  type PlatformAssistant,
  type PlatformTool,
  type SpokenMessages,
} from '../voice-platform.ts';
import { callNow } from './call-now.ts';
import { heldAssistant, systemPrompt } from './held-assistant.ts';
import { instant, list, object, text, type Json } from './lenient.ts';
import { VapiHttp } from './vapi-http.ts';

const page = 100;
const most = '1000';

/** The platform's API in the hotel's words. */
@Injectable()
export class VapiClient extends VoicePlatform {
  readonly name = 'vapi';
  readonly title = 'Vapi';

  constructor(
    private readonly http: VapiHttp,
    private readonly env: Env,
  ) {
    super();
  }

  hasAccount(mode: Mode): boolean {
    return this.http.hasKey(mode);
  }

  async check(mode: Mode): Promise<{ account: string | null }> {
    const [assistant] = await this.http.list(mode, '/assistant', { limit: '1' });
    // an account without an assistant tells its name by its phone number
    const [owned] = assistant ? [assistant] : await this.http.list(mode, '/phone-number', { limit: '1' });
    return { account: text(owned?.['orgId']) ?? null };
  }

  async *callsSince(mode: Mode, since: Date): AsyncIterable<ListedCall> {
    let before: string | undefined;
    for (;;) {
      const query = { limit: String(page), createdAtGt: since.toISOString(), ...(before && { createdAtLt: before }) };
      const calls = await this.http.list(mode, '/call', query);
      for (const raw of calls) {
        const [id, createdAt] = [text(raw['id']), instant(raw['createdAt'])];
        if (id && createdAt) yield { id, createdAt: new Date(createdAt), isOver: raw['status'] === 'ended', raw };
      }
      before = text(calls.at(-1)?.['createdAt']);
      if (calls.length < page || !before) return;
    }
  }

  async call(mode: Mode, id: string): Promise<CallNow> {
    return callNow(object(await this.http.request(mode, 'GET', `/call/${encodeURIComponent(id)}`, '/call/{id}')));
  }

  async placeCall(mode: Mode, assistantId: string, number: string, variables: Json): Promise<{ id: string }> {
    const phoneNumberId = this.env.credential('VAPI_PHONE_NUMBER_ID', mode);
    if (!phoneNumberId) {
      const name = credentialName('VAPI_PHONE_NUMBER_ID', mode);
      throw new ProviderError('not_set_up', `Vapi has no number to phone from in ${mode} mode: ${name} is missing.`);
    }
    const body = {
      assistantId,
      phoneNumberId,
      customer: { number },
      assistantOverrides: { variableValues: variables },
    };
    const placed = object(await this.http.request(mode, 'POST', '/call', '/call', body));
    return { id: text(placed['id']) ?? '' };
  }

  async assistants(mode: Mode): Promise<PlatformAssistant[]> {
    return (await this.http.list(mode, '/assistant', { limit: most })).map(heldAssistant);
  }

  async assistant(mode: Mode, id: string): Promise<PlatformAssistant | null> {
    try {
      return heldAssistant(
        object(await this.http.request(mode, 'GET', `/assistant/${encodeURIComponent(id)}`, '/assistant/{id}')),
      );
    } catch (error) {
      if (error instanceof ProviderError && error.trouble === 'not_found') return null;
      throw error;
    }
  }

  async tools(mode: Mode): Promise<PlatformTool[]> {
    return (await this.http.list(mode, '/tool', { limit: most })).map((raw) => ({
      id: text(raw['id']) ?? '',
      name: text(object(raw['function'])['name']) ?? '',
    }));
  }

  async setToolMessages(mode: Mode, toolId: string, { says, fails }: SpokenMessages): Promise<void> {
    const messages = [
      { type: 'request-start', content: says, blocking: false },
      ...(fails ? [{ type: 'request-failed', content: fails }] : []),
    ];
    await this.http.request(mode, 'PATCH', `/tool/${toolId}`, '/tool/{id}', { messages });
  }

  /** PATCH replaces the whole of `model`, so it is read, changed in this one place, and sent whole. */
  async setPrompt(mode: Mode, assistantId: string, change: (prompt: string) => string): Promise<boolean> {
    const path = `/assistant/${assistantId}`;
    const model = object(object(await this.http.request(mode, 'GET', path, '/assistant/{id}'))['model']);
    const before = systemPrompt(model) ?? '';
    const content = change(before);
    if (content === before) return false;
    const others = list(model['messages']).filter(({ role }) => role !== 'system');
    const sent = { ...model, messages: [{ role: 'system', content }, ...others] };
    await this.http.request(mode, 'PATCH', path, '/assistant/{id}', { model: sent });
    const after = object(await this.http.request(mode, 'GET', path, '/assistant/{id}'));
    if (systemPrompt(object(after['model'])) !== content) {
      throw new ProviderError(
        'refused',
        'Vapi took the new prompt, but shows another one. Look at the assistant there.',
      );
    }
    return true;
  }
}
