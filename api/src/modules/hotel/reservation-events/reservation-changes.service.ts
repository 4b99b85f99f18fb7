import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Modes } from '../mode/mode.service.ts';
import { ReservationDeedEntity } from './reservation-change.entity.ts';

/** Which call did something to which reservation: the property system tells what happened, not who asked for it. */
@Injectable()
export class ReservationDeeds {
  constructor(
    @InjectRepository(ReservationDeedEntity) private readonly reservationDeeds: Repository<ReservationDeedEntity>,
    private readonly modes: Modes,
    private readonly clock: Clock,
  ) {}

  async note(reservationId: string, callId: string): Promise<void> {
    const mode = await this.modes.current();
    const at = this.clock.now();
    await this.reservationDeeds.insert({ mode, reservationId, callId, at });
  }
}
