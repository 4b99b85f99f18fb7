import { Global, Module } from '@nestjs/common';
import { ReservationNews } from '../../providers/reservation-news.ts';
import { ReservationDeeds } from './reservation-deeds.ts';
import { ReservationEventsController } from './reservation-events.controller.ts';
import { ReservationEvents } from './reservation-events.ts';
import { ReservationFeed } from './reservation-feed.ts';

@Global()
@Module({
  controllers: [ReservationEventsController],
  providers: [
    ReservationEvents,
    ReservationDeeds,
    ReservationFeed,
    { provide: ReservationNews, useExisting: ReservationFeed },
  ],
  exports: [ReservationNews, ReservationDeeds],
})
export class ReservationEventsModule {}
