import { Module } from '@nestjs/common';
import { InventoryController } from './inventory.controller.ts';
import { Inventory } from './inventory.service.ts';
import { UnavailableRoomTypesService } from './unavailable-room-types.service.ts';
import { ToolsModule } from '../../assistants/tools/tools.module.ts';
import { RoomOffersModule } from '../../booking/selection/room-offers.module.ts';

/** Free rooms, rates, taxes and fees for the desk. */
@Module({
  imports: [RoomOffersModule, ToolsModule],
  controllers: [InventoryController],
  providers: [Inventory, UnavailableRoomTypesService],
})
export class InventoryModule {}
