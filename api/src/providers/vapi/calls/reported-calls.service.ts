import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { CurrentMode } from '../../../platform/current-mode.port.ts';
import { ErasedSubjects } from '../../../platform/erased/erased-subjects.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { object, text, type Json } from '../lenient-json.mapper.ts';
import { phoneCallOf } from './phone-call.mapper.ts';
import type { ReportedCallEntity } from './reported-call.entity.ts';
import { ReportedCallsRepository } from './reported-calls.repository.ts';
import { longestCallId, messageOf } from '../webhook/server-message.mapper.ts';
import { VapiHttp } from '../vapi-http.client.ts';

/** A caller waits meanwhile. */
const longestMs = 5_000;

const isUnknown = (error: unknown): boolean =>
  error instanceof ProviderError && ['not_found', 'refused', 'not_set_up'].includes(error.kind);

/** Calls that Vapi itself reported. The holder of a tool token can name any call and any number, but cannot add to these. */
@Injectable()
export class ReportedCalls {
  constructor(
    private readonly calls: ReportedCallsRepository,
    private readonly http: VapiHttp,
    private readonly mode: CurrentMode,
    private readonly erased: ErasedSubjects,
    private readonly clock: Clock,
  ) {}

  /** Takes note of the call in a message at the webhook, where it is a status-update; done when it is stored. */
  async record(body: Json): Promise<void> {
    const { type, message } = messageOf(body);
    if (type === 'status-update') await this.saveCall(object(message['call']));
  }

  /** The call of an id, asked for where no message told of it. @returns null for one that Vapi does not know @throws ProviderError */
  async find(id: string): Promise<Pick<ReportedCallEntity, 'kind' | 'callerNumber'> | null> {
    if (id.length > longestCallId) return null;
    const reported = await this.calls.find(id);
    if (reported?.kind) return reported;
    try {
      return (await this.loadCall(id)) ?? reported;
    } catch (error) {
      if (reported) return reported;
      throw error;
    }
  }

  private async loadCall(id: string): Promise<Pick<ReportedCallEntity, 'kind' | 'callerNumber'> | null> {
    const path = `/call/${encodeURIComponent(id)}`;
    try {
      const mode = await this.mode.current();
      const call = object(await this.http.request(mode, 'GET', path, '/call/{id}', undefined, longestMs));
      if (call['id'] !== id) return null;
      await this.saveCall(call);
      return phoneCallOf(call);
    } catch (error) {
      if (isUnknown(error)) return null;
      throw error;
    }
  }

  private async saveCall(call: Json): Promise<void> {
    const id = text(call['id']);
    if (!id || id.length > longestCallId) return;
    const hash = this.erased.knownAs({ kind: 'call', id });
    await this.calls.save({ id, ...phoneCallOf(call) }, this.clock.now(), hash);
  }
}
