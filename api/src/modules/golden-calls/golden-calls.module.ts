import { Module } from '@nestjs/common';
import { AssistantsModule } from '../assistants/assistants.module.ts';
import { GoldenCallsController } from './golden-calls.controller.ts';
import { GoldenCallsOfLog } from './golden-calls-of-log.ts';
import { GoldenCalls } from './golden-calls.ts';
import { GoldenGate } from './golden-gate.ts';

@Module({
  imports: [AssistantsModule],
  controllers: [GoldenCallsController],
  providers: [GoldenCalls, GoldenCallsOfLog, GoldenGate],
  exports: [GoldenGate],
})
export class GoldenCallsModule {}
