import { Module } from '@nestjs/common';
import { CallsModule } from '../log/calls.module.ts';
import { LiveCallsController } from './live-calls.controller.ts';
import { LiveCallsRepository } from './live-calls.repository.ts';
import { LiveCallsService } from './live-calls.service.ts';
import { LiveListening } from './live-listening.service.ts';
import { LiveTurnsModule } from './live-turns.module.ts';

/** Who is on the line now, and ending such a call. */
@Module({
  imports: [CallsModule, LiveTurnsModule],
  controllers: [LiveCallsController],
  providers: [LiveCallsService, LiveCallsRepository, LiveListening],
})
export class LiveCallsModule {}
