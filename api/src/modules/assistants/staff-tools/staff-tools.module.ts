import { Module } from '@nestjs/common';
import { ExtensionsModule } from '../../payments/extensions/extensions.module.ts';
import { VerificationModule } from '../../people/verification/verification.module.ts';
import { ReservationChanges } from './reservation-changes.service.ts';
import { ReservationLists } from './reservation-lists.service.ts';
import { RoomTools } from './room-tools.service.ts';
import { StaffTools } from './staff-tools.service.ts';
import { StaffVerification } from './staff-verification.service.ts';
import { PrecheckinDataModule } from '../../arrival/precheckin/precheckin-data.module.ts';

/** What employees can have done over the phone. */
@Module({
  imports: [PrecheckinDataModule, VerificationModule, ExtensionsModule],
  providers: [ReservationChanges, ReservationLists, RoomTools, StaffTools, StaffVerification],
  exports: [ReservationChanges, StaffTools],
})
export class StaffToolsModule {}
