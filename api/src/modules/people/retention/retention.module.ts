import { Module } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.service.ts';
import { AuditRetention } from './audit-retention.port.ts';
import { ExpiredRecordings } from './expired-recordings.service.ts';
import { RetentionJob } from './retention.job.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';

@Module({
  imports: [SettingsModule],
  providers: [RetentionJob, ExpiredRecordings, { provide: AuditRetention, useExisting: AuditLog }],
})
export class RetentionModule {}
