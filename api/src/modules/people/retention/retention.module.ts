import { Module } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.ts';
import { ForgetfulAudit } from './forgetful-audit.ts';
import { OldRecordings } from './old-recordings.ts';
import { Retention } from './retention.ts';

@Module({ providers: [Retention, OldRecordings, { provide: ForgetfulAudit, useExisting: AuditLog }] })
export class RetentionModule {}
