import { Module } from '@nestjs/common';
import { ReservationsController } from './reservations.controller.ts';
import { ReservationsService } from './reservations.service.ts';
import { StaysController } from './stays.controller.ts';
import { StaysService } from './stays.service.ts';

/** Reservations and stays as the property system has them now. */
@Module({
  controllers: [ReservationsController, StaysController],
  providers: [ReservationsService, StaysService],
})
export class ReservationsModule {}
