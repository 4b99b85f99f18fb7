import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditInterceptor } from './audit.interceptor.ts';
import { AuditController } from './audit.controller.ts';
import { AuditHead } from './audit-head.ts';
import { AuditList } from './audit-list.ts';
import { AuditLog } from './audit-log.ts';

@Global()
@Module({
  controllers: [AuditController],
  providers: [AuditLog, AuditHead, AuditList, { provide: APP_INTERCEPTOR, useClass: AuditInterceptor }],
  exports: [AuditLog],
})
export class AuditModule {}
