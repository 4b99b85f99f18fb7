import { Module } from '@nestjs/common';
import { RecordingsModule } from '../../calls/recordings/recordings.module.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { AuditRetention } from './audit-retention.port.ts';
import { ExpiredRecordings } from './expired-recordings.service.ts';
import { RetentionJob } from './retention.job.ts';

@Module({
  imports: [RecordingsModule],
  providers: [RetentionJob, ExpiredRecordings, { provide: AuditRetention, useExisting: AuditLog }],
})
export class RetentionModule {}
