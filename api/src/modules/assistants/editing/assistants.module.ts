import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssistantImageEntity } from '../photos/assistant-image.entity.ts';
import { AssistantImageRepository } from '../photos/assistant-image.repository.ts';
import { PromptModule } from '../prompt/prompt.module.ts';
import { AssistantVersionRepository } from '../versions/assistant-version.repository.ts';
import { AssistantAdoption } from './assistant-adoption.service.ts';
import { AssistantEditing } from './assistant-editing.service.ts';
import { AssistantVersionEntity } from './assistant-version.entity.ts';
import { AssistantEntity } from './assistant.entity.ts';
import { AssistantRepository } from './assistant.repository.ts';
import { AssistantsController } from './assistants.controller.ts';
import { Assistants } from './assistants.service.ts';

/** The assistants and the tables they are kept in; what is shown of one depends on its photo and its live version. */
@Module({
  imports: [TypeOrmModule.forFeature([AssistantEntity, AssistantImageEntity, AssistantVersionEntity]), PromptModule],
  controllers: [AssistantsController],
  providers: [
    AssistantAdoption,
    AssistantEditing,
    AssistantImageRepository,
    AssistantRepository,
    Assistants,
    AssistantVersionRepository,
  ],
  exports: [AssistantImageRepository, AssistantRepository, Assistants, AssistantVersionRepository, PromptModule],
})
export class AssistantsModule {}
