import { Module } from '@nestjs/common';
import { AssistantsController } from './assistants.controller.ts';
import { Assistants } from './assistants.ts';

@Module({ controllers: [AssistantsController], providers: [Assistants], exports: [Assistants] })
export class AssistantsModule {}
