import { Global, Module } from '@nestjs/common';
import { TextEvents } from '../../providers/text-events.ts';
import { Texts } from './texts.ts';

@Global()
@Module({ providers: [Texts, { provide: TextEvents, useExisting: Texts }], exports: [Texts, TextEvents] })
export class TextsModule {}
