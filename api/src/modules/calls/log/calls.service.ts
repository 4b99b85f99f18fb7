import { Injectable } from '@nestjs/common';
import type { CallDetail, CallFilter, CallFilterChoices, CallLog } from '@booking/contracts/calls';
import type { EnhancedCallLog } from '@booking/contracts/dashboard';
import type { Mode } from '@booking/contracts/mode';
import type { RowCount } from '@booking/contracts/row-count';
import { eachPage, type Cursor, type SortValue } from '../../../platform/http/lists/page-link.mapper.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { CallFilterChoicesRepository } from './call-filter-choices.repository.ts';
import { CallCountsRepository } from './call-counts.repository.ts';
import { CallGuestsRepository } from './call-guests.repository.ts';
import { CallListRepository, type CallList } from './call-list.repository.ts';
import { toCallDetail, toListedCall, toRecentCall } from './call-log.mapper.ts';
import { newestCalls, type CallSort } from './call-sort.rule.ts';
import { CallSorts } from './call-sort.service.ts';
import { CallsRepository } from './calls.repository.ts';

/** A page of a list, and where the next page starts. */
type Page<Call> = { calls: Call[]; next: Cursor<SortValue> | undefined };

/** Reads the call log. */
@Injectable()
export class CallsService {
  constructor(
    private readonly calls: CallsRepository,
    private readonly lists: CallListRepository,
    private readonly sorts: CallSorts,
    private readonly counts: CallCountsRepository,
    private readonly guests: CallGuestsRepository,
    private readonly choices: CallFilterChoicesRepository,
    private readonly modes: ModeService,
  ) {}

  /** Calls that match a filter; calls of the current mode unless the filter names one. @throws Refusal 400 see `CallSorts` */
  async list(filter: CallFilter, sort: CallSort, limit: number, after?: Cursor<SortValue>): Promise<Page<CallLog>> {
    return this.page(await this.listOf(filter, sort), limit, after);
  }

  /** All pages of the same, one after the other. @throws Refusal 400 before the first */
  async pages(filter: CallFilter, sort: CallSort): Promise<AsyncIterable<Page<CallLog>>> {
    const list = await this.listOf(filter, sort);
    return eachPage((limit, after) => this.page(list, limit, after));
  }

  async count(filter: CallFilter): Promise<RowCount> {
    return this.counts.count({ ...filter, mode: filter.mode ?? (await this.modes.current()) });
  }

  /** Calls of the current mode in short form, newest first, without chats. */
  async listRecent(limit: number, after?: Cursor): Promise<Page<EnhancedCallLog>> {
    const filter = { mode: await this.modes.current(), withoutChats: true };
    const { rows, next } = await this.lists.findPage({ filter, sort: newestCalls, isRead: false }, limit, after);
    const names = await this.guests.findNames(filter.mode, rows);
    return { calls: rows.map((row) => toRecentCall(row, names.get(row.id))), next };
  }

  /** The assistants and end reasons to filter by. */
  async getFilterChoices(mode?: Mode): Promise<CallFilterChoices> {
    return this.choices.find(mode ?? (await this.modes.current()));
  }

  /** @throws Refusal 404 */
  async getDetail(id: string): Promise<CallDetail> {
    const call = await this.calls.find(id);
    if (!call) throw notFound('This call');
    const [turns, toolCalls, names] = await Promise.all([
      this.calls.listTurns(id),
      this.calls.listToolCalls(id),
      this.guests.findNames(call.mode, [call]),
    ]);
    return toCallDetail(call, turns, toolCalls, names.get(id));
  }

  private async listOf(asked: CallFilter, sort: CallSort): Promise<CallList> {
    const filter = { ...asked, mode: asked.mode ?? (await this.modes.current()) };
    return { filter, sort, isRead: await this.sorts.isRead(filter, sort) };
  }

  private async page(list: CallList, limit: number, after?: Cursor<SortValue>): Promise<Page<CallLog>> {
    const { rows, next } = await this.lists.findPage(list, limit, after);
    const names = await this.guests.findNames(list.filter.mode, rows);
    return { calls: rows.map((row) => toListedCall(row, names.get(row.id))), next };
  }
}
