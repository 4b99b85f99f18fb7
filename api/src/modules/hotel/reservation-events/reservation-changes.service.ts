import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { ModeService } from '../mode/mode.service.ts';
import { ReservationChangeRepository } from './reservation-change.repository.ts';

/** Which call changed which reservation: events of the property system say what happened, not who asked for it. */
@Injectable()
export class ReservationChangesService {
  constructor(
    private readonly changes: ReservationChangeRepository,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  async record(reservationId: string, callId: string): Promise<void> {
    const mode = await this.modes.current();
    await this.changes.insert({ mode, reservationId, callId, at: this.clock.now() });
  }
}
