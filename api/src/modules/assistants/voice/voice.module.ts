import { Module } from '@nestjs/common';
import { AssistantsModule } from '../editing/assistants.module.ts';
import { EmployeesModule } from '../../people/employees/employees.module.ts';
import { PublishingModule } from '../publishing/publishing.module.ts';
import { PlatformUpdates } from './platform-updates.service.ts';
import { TestCalls } from './test-calls.service.ts';
import { TestNumbers } from './test-numbers.service.ts';
import { ToolTests } from './tool-tests.service.ts';
import { VoiceController } from './voice.controller.ts';
import { ConsentsModule } from '../../hotel/consents/consents.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';

@Module({
  imports: [AssistantsModule, EmployeesModule, PublishingModule, ConsentsModule, SettingsModule],
  controllers: [VoiceController],
  providers: [TestNumbers, TestCalls, ToolTests, PlatformUpdates],
})
export class VoiceModule {}
