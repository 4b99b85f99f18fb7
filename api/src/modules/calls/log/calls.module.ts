import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CallExportService } from './call-export.service.ts';
import { CallFilterChoicesRepository } from './call-filter-choices.repository.ts';
import { CallListRepository } from './call-list.repository.ts';
import { CallTurnEntity, ToolCallEntity } from './call-parts.entity.ts';
import { CallEntity } from './call.entity.ts';
import { CallsController } from './calls.controller.ts';
import { CallsRepository } from './calls.repository.ts';
import { CallsService } from './calls.service.ts';

/** The call log: lists, filters, exports and the detail of a call. */
@Module({
  imports: [TypeOrmModule.forFeature([CallEntity, CallTurnEntity, ToolCallEntity])],
  controllers: [CallsController],
  providers: [CallsService, CallExportService, CallsRepository, CallListRepository, CallFilterChoicesRepository],
  exports: [CallsRepository, CallsService],
})
export class CallsModule {}
