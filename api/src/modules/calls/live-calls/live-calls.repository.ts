import { Injectable } from '@nestjs/common';
import { webChat } from '@booking/contracts/calls';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import { CallEntity } from '../log/call.entity.ts';

/** Calls that are not over. */
@Injectable()
export class LiveCallsRepository {
  constructor(private readonly database: DataSource) {}

  /** The newest first. @param since a call that began earlier is over, whatever was missed of its end */
  listGoingOn(mode: Mode, since: Date, most: number): Promise<CallEntity[]> {
    return this.database.manager
      .createQueryBuilder(CallEntity, 'call')
      .addSelect('call.mergeState')
      .where('call.mode = :mode AND call.startedAt > :since', { mode, since })
      .andWhere('call.endedAt IS NULL AND NOT call.hasReport')
      .andWhere(`call.status IN ('queued', 'ringing', 'in-progress', 'forwarding')`)
      .andWhere('call.kind IS DISTINCT FROM :webChat', { webChat })
      .orderBy('call.startedAt', 'DESC')
      .addOrderBy('call.id', 'DESC')
      .limit(most)
      .getMany();
  }

  /** Whether the voice platform named an address at which a call can be heard. */
  async canListen(id: string): Promise<boolean> {
    const call = await this.database.manager.findOne(CallEntity, {
      where: { id },
      select: { id: true, mergeState: true },
    });
    return call?.mergeState.facts.canListen ?? false;
  }
}
