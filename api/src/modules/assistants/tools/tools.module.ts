import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ToolRunner } from '../../../providers/tool-runner.ts';
import { EmployeesModule } from '../../people/employees/employees.module.ts';
import { PhoneProofsModule } from '../../people/phone-proofs/phone-proofs.module.ts';
import { CustomerTools } from '../guest-tools/customer-tools.ts';
import { GuestRecords } from '../guest-tools/guest-records.ts';
import { GuestTools } from '../guest-tools/guest-tools.ts';
import { HouseLists } from '../staff-tools/house-lists.ts';
import { OwnReservations } from '../guest-tools/own-reservations.ts';
import { ReservationDesk } from '../staff-tools/reservation-desk.ts';
import { RoomTools } from '../guest-tools/room-tools.ts';
import { StaffTools } from '../staff-tools/staff-tools.ts';
import { StaffVerification } from '../staff-tools/staff-verification.ts';
import { Tools } from './tools.ts';
import { WebToolUse } from './web-tool-use.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity]), EmployeesModule, PhoneProofsModule],
  providers: [
    OwnReservations,
    GuestRecords,
    ReservationDesk,
    HouseLists,
    RoomTools,
    GuestTools,
    CustomerTools,
    StaffTools,
    StaffVerification,
    WebToolUse,
    { provide: ToolRunner, useClass: Tools },
  ],
  exports: [ToolRunner],
})
export class ToolsModule {}
