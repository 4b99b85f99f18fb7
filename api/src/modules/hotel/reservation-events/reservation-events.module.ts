import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReservationNews } from '../../../providers/reservation-news.port.ts';
import { ListExportsModule } from '../../people/list-exports/list-exports.module.ts';
import { ReservationChangeEntity } from './reservation-change.entity.ts';
import { ReservationChangeRepository } from './reservation-change.repository.ts';
import { ReservationChangesService } from './reservation-changes.service.ts';
import { ReservationEventEntity } from './reservation-event.entity.ts';
import { ReservationEventRepository } from './reservation-event.repository.ts';
import { ReservationEventsController } from './reservation-events.controller.ts';
import { ReservationEventsService } from './reservation-events.service.ts';
import { ReservationFeed } from './reservation-feed.service.ts';

/** What happened to reservations in the property system, and which call changed them. */
@Module({
  imports: [TypeOrmModule.forFeature([ReservationChangeEntity, ReservationEventEntity]), ListExportsModule],
  controllers: [ReservationEventsController],
  providers: [
    ...[ReservationEventRepository, ReservationEventsService],
    ...[ReservationChangeRepository, ReservationChangesService],
    ...[ReservationFeed, { provide: ReservationNews, useExisting: ReservationFeed }],
  ],
  exports: [ReservationNews, ReservationChangesService],
})
export class ReservationEventsModule {}
