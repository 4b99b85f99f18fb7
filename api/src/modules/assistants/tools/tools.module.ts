import { Module } from '@nestjs/common';
import { ToolRunner } from '../../../providers/tool-runner.port.ts';
import { CallersModule } from '../../calls/callers/callers.module.ts';
import { WebGuestsModule } from '../../calls/web-conversations/web-guests.module.ts';
import { ReservationEventsModule } from '../../hotel/reservation-events/reservation-events.module.ts';
import { PhoneProofsModule } from '../../people/phone-proofs/phone-proofs.module.ts';
import { GuestToolsModule } from '../guest-tools/guest-tools.module.ts';
import { StaffToolsModule } from '../staff-tools/staff-tools.module.ts';
import { ToolRunnerService } from './tool-runner.service.ts';
import { WebToolAccess } from './web-tool-access.service.ts';

/** Runs every tool of the assistants. Callers of tools import only the runner. */
@Module({
  imports: [
    CallersModule,
    GuestToolsModule,
    PhoneProofsModule,
    ReservationEventsModule,
    StaffToolsModule,
    WebGuestsModule,
  ],
  providers: [WebToolAccess, { provide: ToolRunner, useClass: ToolRunnerService }],
  exports: [ToolRunner],
})
export class ToolsModule {}
