import { Module } from '@nestjs/common';
import { AssistantsModule } from '../editing/assistants.module.ts';
import { AssistantPhotosController } from './assistant-photos.controller.ts';
import { AssistantPhotos } from './assistant-photos.service.ts';

@Module({
  imports: [AssistantsModule],
  controllers: [AssistantPhotosController],
  providers: [AssistantPhotos],
})
export class AssistantPhotosModule {}
