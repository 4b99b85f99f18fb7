import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CallEvents } from '../../../providers/call-events.port.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { CallFilterChoices } from './call-filter-choices.service.ts';
import { CallList } from './call-list.service.ts';
import { CallOutcomes } from '../call-events/call-outcomes.service.ts';
import { CallsController } from './calls.controller.ts';
import { CallsRepository } from './calls.repository.ts';
import { CallsService } from './calls.service.ts';
import { CallReconciliation } from '../call-events/reconcile.service.ts';
import { Recordings } from '../recordings/recordings.service.ts';
import { CallTurnEntity, ToolCallEntity } from './call-parts.entity.ts';
import { CallEntity } from './call.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([CallEntity, CallTurnEntity, ToolCallEntity]), PaymentsModule],
  controllers: [CallsController],
  providers: [
    CallsService,
    CallsRepository,
    CallList,
    CallFilterChoices,
    CallOutcomes,
    CallReconciliation,
    Recordings,
    { provide: CallEvents, useExisting: CallsService },
  ],
  exports: [CallEvents, CallOutcomes, CallsRepository, CallsService, Recordings],
})
export class CallsModule {}
