import { Module } from '@nestjs/common';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { CallsModule } from '../log/calls.module.ts';
import { TripController } from './trip.controller.ts';
import { TripFactsRepository } from './trip-facts.repository.ts';
import { TripsService } from './trips.service.ts';

/** From a call to what it led to in Cloudbeds. */
@Module({
  imports: [CallsModule, GuestLinksModule, PaymentsModule, TextsModule],
  controllers: [TripController],
  providers: [TripsService, TripFactsRepository],
})
export class TripModule {}
