import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import type { LiveTurn } from '../../../providers/voice-platform.port.ts';
import { LiveTurnEntity } from './live-turn.entity.ts';

const newestOfEach = `
  SELECT call_id AS "callId", said_at AS "saidAt", speaker, text FROM (
    SELECT *, row_number() OVER (PARTITION BY call_id ORDER BY said_at DESC, speaker DESC) AS back
    FROM live_turn WHERE call_id = ANY($1)
  ) AS turn WHERE back <= $2 ORDER BY said_at, speaker`;

/** Turns of calls that go on. */
@Injectable()
export class LiveTurnsRepository {
  constructor(private readonly database: DataSource) {}

  /** Once, however often it is told. */
  async save(callId: string, { at, speaker, text }: LiveTurn, transaction: Transaction): Promise<void> {
    await transaction
      .createQueryBuilder()
      .insert()
      .into(LiveTurnEntity)
      .values({ ...toStorable({ callId, speaker, text }), saidAt: at })
      .orIgnore()
      .execute();
  }

  async deleteOf(callId: string, transaction: Transaction): Promise<void> {
    await transaction.delete(LiveTurnEntity, { callId });
  }

  /** The newest turns of each call, in the order they were said. */
  listNewest(callIds: readonly string[], ofEach: number): Promise<LiveTurnEntity[]> {
    return this.database.manager.query(newestOfEach, [callIds, ofEach]);
  }
}
