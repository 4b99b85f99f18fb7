import { Injectable } from '@nestjs/common';
import type { CallDetail, CallFilter, CallFilterChoices, CallLog } from '@booking/contracts/calls';
import type { EnhancedCallLog } from '@booking/contracts/dashboard';
import type { Mode } from '@booking/contracts/mode';
import type { Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { CallFilterChoicesRepository } from './call-filter-choices.repository.ts';
import { CallListRepository } from './call-list.repository.ts';
import { toCallDetail, toCallLog, toRecentCall } from './call-log.mapper.ts';
import { CallsRepository } from './calls.repository.ts';

/** A page of a list, and where the next page starts. */
type Page<Call> = { calls: Call[]; next: Cursor | undefined };

/** Reads the call log. */
@Injectable()
export class CallsService {
  constructor(
    private readonly calls: CallsRepository,
    private readonly lists: CallListRepository,
    private readonly choices: CallFilterChoicesRepository,
    private readonly modes: ModeService,
  ) {}

  /** Calls that match a filter, newest first; calls of the current mode unless the filter names one. */
  async list(filter: CallFilter, limit: number, after?: Cursor): Promise<Page<CallLog>> {
    const mode = filter.mode ?? (await this.modes.current());
    const { rows, next } = await this.lists.findPage({ ...filter, mode }, limit, after);
    return { calls: rows.map(toCallLog), next };
  }

  /** Calls of the current mode in short form, newest first, without chats. */
  async listRecent(limit: number, after?: Cursor): Promise<Page<EnhancedCallLog>> {
    const mode = await this.modes.current();
    const { rows, next } = await this.lists.findPage({ mode, withoutChats: true }, limit, after);
    return { calls: rows.map(toRecentCall), next };
  }

  /** The assistants and end reasons to filter by. */
  async getFilterChoices(mode?: Mode): Promise<CallFilterChoices> {
    return this.choices.find(mode ?? (await this.modes.current()));
  }

  /** @throws Refusal 404 */
  async getDetail(id: string): Promise<CallDetail> {
    const call = await this.calls.find(id);
    if (!call) throw notFound('This call');
    const [turns, toolCalls] = await Promise.all([this.calls.listTurns(id), this.calls.listToolCalls(id)]);
    return toCallDetail(call, turns, toolCalls);
  }
}
