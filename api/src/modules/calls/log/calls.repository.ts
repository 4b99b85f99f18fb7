import { Injectable } from '@nestjs/common';
import { webChat } from '@booking/contracts/calls';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { Turn } from '../../../providers/voice-platform.port.ts';
import { CallTurnEntity, ToolCallEntity } from './call-parts.entity.ts';
import { CallEntity } from './call.entity.ts';

/** Calls as they are stored. What the voice platform reports of them is written by CallEventsRepository. */
@Injectable()
export class CallsRepository {
  constructor(private readonly database: DataSource) {}

  find(id: string): Promise<CallEntity | null> {
    return this.manager().findOneBy(CallEntity, { id });
  }

  /** The row stays locked until the transaction ends. */
  findForUpdate(id: string, transaction: Transaction): Promise<CallEntity | null> {
    return transaction.findOne(CallEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The newest phone call that is over and was reported. */
  findLastPhoneCall(mode: Mode): Promise<CallEntity | null> {
    const kind = In(['inboundPhoneCall', 'outboundPhoneCall']);
    return this.manager().findOne(CallEntity, { where: { mode, kind, hasReport: true }, order: { startedAt: 'DESC' } });
  }

  async listTurns(callId: string): Promise<Turn[]> {
    const turns = await this.manager().find(CallTurnEntity, { where: { callId }, order: { position: 'ASC' } });
    return turns.map(({ speaker, text, startedMs, durationMs }) => ({ speaker, text, startedMs, durationMs }));
  }

  listToolCalls(callId: string): Promise<ToolCallEntity[]> {
    return this.manager().find(ToolCallEntity, { where: { callId }, order: { startedMs: 'ASC', id: 'ASC' } });
  }

  async updateNotes(id: string, notes: string, transaction?: Transaction): Promise<void> {
    await this.manager(transaction).update(CallEntity, { id }, { notes });
  }

  /** Deletes the chats that began before an instant, with their turns and tool calls. */
  async deleteChatsBefore(instant: Date): Promise<void> {
    await this.manager().query(`DELETE FROM call WHERE kind = '${webChat}' AND started_at < $1`, [instant]);
  }

  private manager(transaction?: Transaction): EntityManager {
    return transaction ?? this.database.manager;
  }
}
