import { Global, Module } from '@nestjs/common';
import { CurrentMode } from '../../../platform/current-mode.port.ts';
import { ModeController } from './mode.controller.ts';
import { Modes } from './mode.service.ts';

@Global()
@Module({
  controllers: [ModeController],
  providers: [Modes, { provide: CurrentMode, useExisting: Modes }],
  exports: [Modes, CurrentMode],
})
export class ModeModule {}
