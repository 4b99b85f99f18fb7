import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TextEvents } from '../../providers/text-events.ts';
import { Texts } from './texts.ts';
import { TextMessageEntity, TextOptOutEntity } from './text-message.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([TextMessageEntity, TextOptOutEntity])],
  providers: [Texts, { provide: TextEvents, useExisting: Texts }],
  exports: [Texts, TextEvents],
})
export class TextsModule {}
