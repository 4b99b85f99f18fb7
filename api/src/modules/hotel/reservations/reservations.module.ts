import { Module } from '@nestjs/common';
import { ReservationsController } from './reservations.controller.ts';
import { ReservationsService } from './reservations.service.ts';

@Module({ controllers: [ReservationsController], providers: [ReservationsService] })
export class ReservationsModule {}
