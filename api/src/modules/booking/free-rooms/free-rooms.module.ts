import { Module } from '@nestjs/common';
import { PicturesModule } from '../../hotel/pictures/pictures.module.ts';
import { RoomOffersModule } from '../selection/room-offers.module.ts';
import { BookableStays } from './bookable-stays.service.ts';
import { FreeRoomsController } from './free-rooms.controller.ts';
import { FreeRoomsService } from './free-rooms.service.ts';

/** Rooms for people who have no link: on the page to plan a call, and beside the answers of an assistant. */
@Module({
  imports: [PicturesModule, RoomOffersModule],
  controllers: [FreeRoomsController],
  providers: [BookableStays, FreeRoomsService],
  exports: [BookableStays, FreeRoomsService],
})
export class FreeRoomsModule {}
