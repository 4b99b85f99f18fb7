import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ToolRunner } from '../../../providers/tool-runner.port.ts';
import { EmployeesModule } from '../../people/employees/employees.module.ts';
import { PhoneProofsModule } from '../../people/phone-proofs/phone-proofs.module.ts';
import { CustomerTools } from '../guest-tools/customer-tools.service.ts';
import { GuestRecords } from '../guest-tools/guest-records.service.ts';
import { GuestTools } from '../guest-tools/guest-tools.service.ts';
import { ReservationLists } from '../staff-tools/reservation-lists.service.ts';
import { CallerReservations } from '../guest-tools/caller-reservations.service.ts';
import { ReservationChanges } from '../staff-tools/reservation-changes.service.ts';
import { RoomTools } from '../guest-tools/room-tools.service.ts';
import { StaffTools } from '../staff-tools/staff-tools.service.ts';
import { StaffVerification } from '../staff-tools/staff-verification.service.ts';
import { ToolRunnerService } from './tool-runner.service.ts';
import { WebToolAccess } from './web-tool-access.service.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { PrecheckinDataModule } from '../../arrival/precheckin/precheckin-data.module.ts';
import { ReservationEventsModule } from '../../hotel/reservation-events/reservation-events.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([PaymentEntity]),
    EmployeesModule,
    PhoneProofsModule,
    PrecheckinDataModule,
    ReservationEventsModule,
    TextsModule,
    SettingsModule,
  ],
  providers: [
    CallerReservations,
    GuestRecords,
    ReservationChanges,
    ReservationLists,
    RoomTools,
    GuestTools,
    CustomerTools,
    StaffTools,
    StaffVerification,
    WebToolAccess,
    { provide: ToolRunner, useClass: ToolRunnerService },
  ],
  exports: [ToolRunner],
})
export class ToolsModule {}
