import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { GuestContactEntity } from './guest-contact.entity.ts';
import { GuestListRepository } from './guest-list.repository.ts';
import { GuestRecordsRepository } from './guest-records.repository.ts';
import { GuestRecords } from './guest-records.service.ts';
import { GuestEntity } from './guest.entity.ts';
import { GuestsController } from './guests.controller.ts';
import { GuestsRepository } from './guests.repository.ts';
import { GuestsService } from './guests.service.ts';
import { RecordTimelinesController } from './record-timelines.controller.ts';
import { RecordTimelines } from './record-timelines.service.ts';

/** Guests: who they are, and all that happened with them. */
@Module({
  imports: [TypeOrmModule.forFeature([GuestEntity, GuestContactEntity]), PaymentsModule, SettingsModule],
  controllers: [GuestsController, RecordTimelinesController],
  providers: [
    ...[GuestsService, GuestsRepository, GuestListRepository, GuestRecords, GuestRecordsRepository],
    RecordTimelines,
  ],
  exports: [GuestsService],
})
export class GuestsModule {}
