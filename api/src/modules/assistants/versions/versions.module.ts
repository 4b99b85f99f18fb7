import { Module } from '@nestjs/common';
import { AssistantsModule } from '../editing/assistants.module.ts';
import { VersionsController } from './versions.controller.ts';
import { AssistantVersions } from './versions.service.ts';

@Module({
  imports: [AssistantsModule],
  controllers: [VersionsController],
  providers: [AssistantVersions],
  exports: [AssistantVersions],
})
export class VersionsModule {}
