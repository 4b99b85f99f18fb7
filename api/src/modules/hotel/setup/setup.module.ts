import { Module } from '@nestjs/common';
import { AssistantsModule } from '../../assistants/editing/assistants.module.ts';
import { CallsModule } from '../../calls/log/calls.module.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { EmployeesModule } from '../../people/employees/employees.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { HotelSteps } from './hotel-steps.service.ts';
import { ProviderSteps } from './provider-steps.service.ts';
import { SetupCredentials } from './setup-credentials.service.ts';
import { SetupController } from './setup.controller.ts';
import { SetupService } from './setup.service.ts';

@Module({
  imports: [AssistantsModule, CallsModule, EmployeesModule, PaymentsModule, SettingsModule],
  controllers: [SetupController],
  providers: [ProviderSteps, HotelSteps, SetupCredentials, SetupService],
})
export class SetupModule {}
