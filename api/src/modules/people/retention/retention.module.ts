import { Module } from '@nestjs/common';
import { RecordingsModule } from '../../calls/recordings/recordings.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { AuditRetention } from './audit-retention.port.ts';
import { RecordingRetention } from './recording-retention.service.ts';
import { RetentionJob } from './retention.job.ts';
import { RetentionRepository } from './retention.repository.ts';

@Module({
  imports: [RecordingsModule, SettingsModule],
  providers: [
    RetentionJob,
    RetentionRepository,
    RecordingRetention,
    { provide: AuditRetention, useExisting: AuditLog },
  ],
})
export class RetentionModule {}
