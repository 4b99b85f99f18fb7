import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReservationNews } from '../../../providers/reservation-news.port.ts';
import { ReservationDeeds } from './reservation-changes.service.ts';
import { ReservationEventsController } from './reservation-events.controller.ts';
import { ReservationEvents } from './reservation-events.service.ts';
import { ReservationFeed } from './reservation-feed.service.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { ReservationDeedEntity } from './reservation-change.entity.ts';
import { ReservationEventEntity } from './reservation-event.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity, ReservationDeedEntity, ReservationEventEntity])],
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
