import { Global, Module } from '@nestjs/common';
import { CurrentMode } from '../../../platform/current-mode.port.ts';
import { CredentialsModule } from '../../people/accounts/credentials.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { ModeController } from './mode.controller.ts';
import { ModeService } from './mode.service.ts';

@Global()
@Module({
  imports: [CredentialsModule, SettingsModule],
  controllers: [ModeController],
  providers: [ModeService, { provide: CurrentMode, useExisting: ModeService }],
  exports: [ModeService, CurrentMode],
})
export class ModeModule {}
