import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ToolRunner } from '../../providers/tool-runner.ts';
import { EmployeesModule } from '../employees/employees.module.ts';
import { PhoneProofsModule } from '../phone-proofs/phone-proofs.module.ts';
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
import { WebToolUse } from './web-tool-use.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';

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
