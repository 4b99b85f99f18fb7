import { Global, Module } from '@nestjs/common';
import { ToolRunner } from '../../providers/tool-runner.ts';
import { CallVerifications } from './call-verifications.ts';
import { CustomerTools } from './customer-tools.ts';
import { GuestRecords } from './guest-records.ts';
import { GuestTools } from './guest-tools.ts';
import { HouseLists } from './house-lists.ts';
import { OwnReservations } from './own-reservations.ts';
import { ReservationDesk } from './reservation-desk.ts';
import { RoomTools } from './room-tools.ts';
import { StaffTools } from './staff-tools.ts';
import { StaffVerification } from './staff-verification.ts';
import { Tools } from './tools.ts';

@Global()
@Module({
  providers: [
    OwnReservations,
    GuestRecords,
    ReservationDesk,
    HouseLists,
    RoomTools,
    GuestTools,
    CustomerTools,
    StaffTools,
    { provide: StaffVerification, useClass: CallVerifications },
    { provide: ToolRunner, useClass: Tools },
  ],
  exports: [ToolRunner],
})
export class ToolsModule {}
