import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CallCountsRepository } from './call-counts.repository.ts';
import { CallExportService } from './call-export.service.ts';
import { CallFilterChoicesRepository } from './call-filter-choices.repository.ts';
import { CallGuestsRepository } from './call-guests.repository.ts';
import { CallListRepository } from './call-list.repository.ts';
import { CallSorts } from './call-sort.service.ts';
import { CallTurnEntity, ToolCallEntity } from './call-parts.entity.ts';
import { CallEntity } from './call.entity.ts';
import { CallsController } from './calls.controller.ts';
import { CallsRepository } from './calls.repository.ts';
import { CallsService } from './calls.service.ts';

/** The call log: lists, filters, exports and the detail of a call. */
@Module({
  imports: [TypeOrmModule.forFeature([CallEntity, CallTurnEntity, ToolCallEntity])],
  controllers: [CallsController],
  providers: [
    ...[CallsService, CallExportService, CallSorts, CallsRepository, CallListRepository],
    ...[CallCountsRepository, CallGuestsRepository, CallFilterChoicesRepository],
  ],
  exports: [CallGuestsRepository, CallsRepository, CallsService],
})
export class CallsModule {}
