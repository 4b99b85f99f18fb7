import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TextEvents } from '../../../providers/text-events.port.ts';
import { OptOuts } from './opt-outs.service.ts';
import { Texts } from './texts.service.ts';
import { TextMessageEntity, TextOptOutEntity } from './text-message.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([TextMessageEntity, TextOptOutEntity])],
  providers: [OptOuts, Texts, { provide: TextEvents, useExisting: Texts }],
  exports: [OptOuts, Texts, TextEvents],
})
export class TextsModule {}
