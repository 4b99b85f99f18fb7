import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { CallEntity } from '../log/call.entity.ts';

@Injectable()
export class RecordingsRepository {
  constructor(private readonly database: DataSource) {}

  async getMode(callId: string): Promise<Mode> {
    const query = { select: { mode: true }, where: { id: callId } };
    return (await this.database.manager.findOneOrFail(CallEntity, query)).mode;
  }

  /** Deletes the address of a recording, also from what the next event of the call is merged with. */
  async delete(callId: string, transaction?: Transaction): Promise<void> {
    await (transaction ?? this.database.manager).query(
      `UPDATE call SET recording = NULL, recording_deleted_at = now(), merge_state = merge_state #- '{facts,recording}'
       WHERE id = $1`,
      [callId],
    );
  }
}
