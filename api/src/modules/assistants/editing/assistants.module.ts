import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentationModule } from '../documentation/documentation.module.ts';
import { AssistantEditing } from './assistant-editing.ts';
import { AssistantPhotos } from '../photos/assistant-photos.ts';
import { AssistantsController } from './assistants.controller.ts';
import { Assistants } from './assistants.ts';
import { Contents } from '../prompt/content.ts';
import { Previews } from '../prompt/preview.ts';
import { AssistantImageEntity } from '../photos/assistant-image.entity.ts';
import { AssistantVersionEntity } from './assistant-version.entity.ts';
import { AssistantEntity } from './assistant.entity.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([AssistantEntity, AssistantImageEntity, AssistantVersionEntity]),
    DocumentationModule,
  ],
  controllers: [AssistantsController],
  providers: [Assistants, AssistantEditing, AssistantPhotos, Contents, Previews],
  exports: [Assistants, Contents],
})
export class AssistantsModule {}
