import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditInterceptor } from './audit.interceptor.ts';
import { AuditLog } from './audit-log.ts';

@Global()
@Module({ providers: [AuditLog, { provide: APP_INTERCEPTOR, useClass: AuditInterceptor }], exports: [AuditLog] })
export class AuditModule {}
