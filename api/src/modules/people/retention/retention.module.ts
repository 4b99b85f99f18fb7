import { Module } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.service.ts';
import { ForgetfulAudit } from './audit-retention.port.ts';
import { OldRecordings } from './expired-recordings.service.ts';
import { Retention } from './retention.job.ts';

@Module({ providers: [Retention, OldRecordings, { provide: ForgetfulAudit, useExisting: AuditLog }] })
export class RetentionModule {}
