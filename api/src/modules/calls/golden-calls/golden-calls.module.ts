import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssistantsModule } from '../../assistants/editing/assistants.module.ts';
import { CallsModule } from '../log/calls.module.ts';
import { CallScriptRepository } from './call-script.repository.ts';
import { GoldenCallEntity } from './golden-call.entity.ts';
import { GoldenCallsFromLog } from './golden-calls-from-log.service.ts';
import { GoldenCallsController } from './golden-calls.controller.ts';
import { GoldenCallsRepository } from './golden-calls.repository.ts';
import { GoldenCallsService } from './golden-calls.service.ts';
import { GoldenGate } from './golden-gate.service.ts';

/** Conversations that an assistant must get right, and the gate that plays them before a publish. */
@Module({
  imports: [TypeOrmModule.forFeature([GoldenCallEntity]), AssistantsModule, CallsModule],
  controllers: [GoldenCallsController],
  providers: [GoldenCallsService, GoldenCallsRepository, GoldenCallsFromLog, CallScriptRepository, GoldenGate],
  exports: [GoldenCallsService, GoldenGate],
})
export class GoldenCallsModule {}
