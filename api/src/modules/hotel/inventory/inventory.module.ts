import { Module } from '@nestjs/common';
import { InventoryController } from './inventory.controller.ts';
import { Inventory } from './inventory.service.ts';
import { UnavailableRoomTypesService } from './unavailable-room-types.service.ts';
import { RoomOffersModule } from '../../booking/selection/room-offers.module.ts';

/** Free rooms, rates, taxes and fees for the desk. */
@Module({
  imports: [RoomOffersModule],
  controllers: [InventoryController],
  providers: [Inventory, UnavailableRoomTypesService],
})
export class InventoryModule {}
