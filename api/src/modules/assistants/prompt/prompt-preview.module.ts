import { Module } from '@nestjs/common';
import { AssistantsModule } from '../editing/assistants.module.ts';
import { PromptModule } from './prompt.module.ts';
import { PromptPreviewController } from './prompt-preview.controller.ts';
import { PromptPreviews } from './prompt-preview.service.ts';

@Module({
  imports: [AssistantsModule, PromptModule],
  controllers: [PromptPreviewController],
  providers: [PromptPreviews],
})
export class PromptPreviewModule {}
