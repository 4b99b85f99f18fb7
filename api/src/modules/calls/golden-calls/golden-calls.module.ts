import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssistantsModule } from '../../assistants/editing/assistants.module.ts';
import { GoldenCallsController } from './golden-calls.controller.ts';
import { GoldenCallsFromLog } from './golden-calls-from-log.service.ts';
import { GoldenCallsService } from './golden-calls.service.ts';
import { GoldenGate } from './golden-gate.service.ts';
import { AssistantEntity } from '../../assistants/editing/assistant.entity.ts';
import { GuestSessionEntity } from '../../booking/links/guest-session.entity.ts';
import { GoldenCallEntity } from './golden-call.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AssistantEntity, GoldenCallEntity, GuestSessionEntity]), AssistantsModule],
  controllers: [GoldenCallsController],
  providers: [GoldenCallsService, GoldenCallsFromLog, GoldenGate],
  exports: [GoldenGate],
})
export class GoldenCallsModule {}
