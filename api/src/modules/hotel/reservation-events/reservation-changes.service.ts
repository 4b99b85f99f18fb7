import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { ModeService } from '../mode/mode.service.ts';
import { ReservationChangeEntity } from './reservation-change.entity.ts';

/** Which call did something to which reservation: the property system tells what happened, not who asked for it. */
@Injectable()
export class ReservationChangesService {
  constructor(
    @InjectRepository(ReservationChangeEntity) private readonly reservationDeeds: Repository<ReservationChangeEntity>,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  async note(reservationId: string, callId: string): Promise<void> {
    const mode = await this.modes.current();
    const at = this.clock.now();
    await this.reservationDeeds.insert({ mode, reservationId, callId, at });
  }
}
