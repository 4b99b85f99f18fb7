import { Module } from '@nestjs/common';
import { DocumentationModule } from '../documentation/documentation.module.ts';
import { AssistantsController } from './assistants.controller.ts';
import { Assistants } from './assistants.ts';
import { Contents } from './content.ts';

@Module({
  imports: [DocumentationModule],
  controllers: [AssistantsController],
  providers: [Assistants, Contents],
  exports: [Assistants, Contents],
})
export class AssistantsModule {}
