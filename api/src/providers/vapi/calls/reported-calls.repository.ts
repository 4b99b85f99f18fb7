import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import { ReportedCallEntity } from './reported-call.entity.ts';

type Reported = Pick<ReportedCallEntity, 'id' | 'kind' | 'callerNumber'>;

/** What was said first counts, but for a message that did not say what kind of call it is. */
const saveCall = `
  INSERT INTO reported_call AS known (id, kind, caller_number, reported_at)
  SELECT $1, $2, $3, $4::timestamptz WHERE NOT EXISTS (SELECT FROM erased_subject WHERE hash = $5)
  ON CONFLICT (id) DO UPDATE SET kind = EXCLUDED.kind, caller_number = EXCLUDED.caller_number WHERE known.kind IS NULL`;

@Injectable()
export class ReportedCallsRepository {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(ReportedCallEntity) private readonly calls: Repository<ReportedCallEntity>,
  ) {}

  find(id: string): Promise<ReportedCallEntity | null> {
    return this.calls.findOneBy({ id });
  }

  /** @param hash under which the call would be erased; nothing is stored of one that was */
  async save({ id, kind, callerNumber }: Reported, now: Date, hash: string | undefined): Promise<void> {
    await preparedQuery(this.database, saveCall, [...toStorable([id, kind, callerNumber]), now, hash ?? null]);
  }
}
