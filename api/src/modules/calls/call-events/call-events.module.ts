import { Module } from '@nestjs/common';
import { CallEvents } from '../../../providers/call-events.port.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { CallLessonsModule } from '../lessons/call-lessons.module.ts';
import { RecordingsModule } from '../recordings/recordings.module.ts';
import { CallEventsRepository } from './call-events.repository.ts';
import { CallEventsService } from './call-events.service.ts';
import { CallOutcomes } from './call-outcomes.service.ts';
import { ReconcileController } from './reconcile.controller.ts';
import { ReconcileJob } from './reconcile.job.ts';
import { CallReconciliation } from './reconcile.service.ts';

/** From the reports of the voice platform to the call log. */
@Module({
  imports: [PaymentsModule, RecordingsModule, CallLessonsModule],
  controllers: [ReconcileController],
  providers: [
    CallEventsService,
    CallEventsRepository,
    CallOutcomes,
    CallReconciliation,
    ReconcileJob,
    { provide: CallEvents, useExisting: CallEventsService },
  ],
  exports: [CallEvents, CallOutcomes],
})
export class CallEventsModule {}
