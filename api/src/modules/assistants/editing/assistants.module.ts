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
import { SettingsModule } from '../../hotel/settings/settings.module.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([AssistantEntity, AssistantImageEntity, AssistantVersionEntity]),
    DocumentationModule,
    SettingsModule,
  ],
  controllers: [AssistantsController],
  providers: [Assistants, AssistantEditing, AssistantPhotos, PublishContents, PromptPreviews],
  exports: [Assistants, PublishContents],
})
export class AssistantsModule {}
