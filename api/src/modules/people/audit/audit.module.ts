import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditInterceptor } from './audit.interceptor.ts';
import { AuditController } from './audit.controller.ts';
import { AuditHead } from '../audit-chain/audit-head.service.ts';
import { AuditEvents } from './audit-events.service.ts';
import { AuditKeyEntity } from '../audit-chain/audit-key.entity.ts';
import { AuditKeyRepository } from '../audit-chain/audit-key.repository.ts';
import { AuditLinkRepository } from '../audit-chain/audit-link.repository.ts';
import { AuditEventRepository } from './audit-event.repository.ts';
import { AuditKeys } from '../audit-chain/audit-keys.service.ts';
import { AuditLog } from './audit-log.service.ts';
import { AuditCheckpointEntity } from '../audit-chain/audit-checkpoint.entity.ts';
import { AuditEventEntity } from './audit-event.entity.ts';
import { AuditLinkEntity } from '../audit-chain/audit-link.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditCheckpointEntity, AuditEventEntity, AuditKeyEntity, AuditLinkEntity])],
  controllers: [AuditController],
  providers: [
    AuditLog,
    AuditHead,
    AuditKeys,
    AuditEvents,
    AuditEventRepository,
    AuditKeyRepository,
    AuditLinkRepository,
    { provide: APP_INTERCEPTOR, useClass: AuditInterceptor },
  ],
  exports: [AuditLog, AuditHead, AuditKeys],
})
export class AuditModule {}
