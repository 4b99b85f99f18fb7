import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TextEvents } from '../../../providers/text-events.port.ts';
import { CallEventsModule } from '../../calls/call-events/call-events.module.ts';
import { OptOutsService } from './opt-outs.service.ts';
import { TextsService } from './texts.service.ts';
import { TextMessageEntity, TextOptOutEntity } from './text-message.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([TextMessageEntity, TextOptOutEntity]), CallEventsModule],
  providers: [OptOutsService, TextsService, { provide: TextEvents, useExisting: TextsService }],
  exports: [OptOutsService, TextsService, TextEvents],
})
export class TextsModule {}
