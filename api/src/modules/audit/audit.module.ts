import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditInterceptor } from './audit.interceptor.ts';
import { AuditHead } from './audit-head.ts';
import { AuditLog } from './audit-log.ts';

@Global()
@Module({
  providers: [AuditLog, AuditHead, { provide: APP_INTERCEPTOR, useClass: AuditInterceptor }],
  exports: [AuditLog],
})
export class AuditModule {}
