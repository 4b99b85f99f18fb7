import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReservationNews } from '../../../providers/reservation-news.port.ts';
import { ReservationChangesService } from './reservation-changes.service.ts';
import { ReservationEventsController } from './reservation-events.controller.ts';
import { ReservationEventsService } from './reservation-events.service.ts';
import { ReservationFeed } from './reservation-feed.service.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { ReservationChangeEntity } from './reservation-change.entity.ts';
import { ReservationEventEntity } from './reservation-event.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity, ReservationChangeEntity, ReservationEventEntity])],
  controllers: [ReservationEventsController],
  providers: [
    ReservationEventsService,
    ReservationChangesService,
    ReservationFeed,
    { provide: ReservationNews, useExisting: ReservationFeed },
  ],
  exports: [ReservationNews, ReservationChangesService],
})
export class ReservationEventsModule {}
