import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Modes } from '../mode/modes.ts';
import { ReservationDeedEntity } from './reservation-deed.entity.ts';

/** Which call did something to which reservation: the property system tells what happened, not who asked for it. */
@Injectable()
export class ReservationDeeds {
  constructor(
    private readonly database: DataSource,
    private readonly modes: Modes,
    private readonly clock: Clock,
  ) {}

  async note(reservationId: string, callId: string): Promise<void> {
    const mode = await this.modes.current();
    const at = this.clock.now();
    await this.database.getRepository(ReservationDeedEntity).insert({ mode, reservationId, callId, at });
  }
}
