import { Module } from '@nestjs/common';
import { ReservationsController } from './reservations.controller.ts';

@Module({ controllers: [ReservationsController] })
export class ReservationsModule {}
