import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentationModule } from '../documentation/documentation.module.ts';
import { AssistantEditing } from './assistant-editing.service.ts';
import { AssistantPhotos } from '../photos/assistant-photos.service.ts';
import { AssistantsController } from './assistants.controller.ts';
import { Assistants } from './assistants.service.ts';
import { PublishContents } from '../prompt/publish-content.service.ts';
import { PromptPreviews } from '../prompt/prompt-preview.service.ts';
import { AssistantImageEntity } from '../photos/assistant-image.entity.ts';
import { AssistantVersionEntity } from './assistant-version.entity.ts';
import { AssistantEntity } from './assistant.entity.ts';
import { AssistantRepository } from './assistant.repository.ts';
import { AssistantImageRepository } from '../photos/assistant-image.repository.ts';
import { AssistantVersionRepository } from '../versions/assistant-version.repository.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([AssistantEntity, AssistantImageEntity, AssistantVersionEntity]),
    DocumentationModule,
  ],
  controllers: [AssistantsController],
  providers: [
    AssistantRepository,
    AssistantImageRepository,
    AssistantVersionRepository,
    Assistants,
    AssistantEditing,
    AssistantPhotos,
    PublishContents,
    PromptPreviews,
  ],
  exports: [AssistantRepository, AssistantVersionRepository, Assistants, PublishContents],
})
export class AssistantsModule {}
