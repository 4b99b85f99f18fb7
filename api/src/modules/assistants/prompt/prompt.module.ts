import { Module } from '@nestjs/common';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { DocumentationModule } from '../documentation/documentation.module.ts';
import { PublishContents } from './publish-content.service.ts';

/** What a publish sends, compiled from a draft, the documentation and the hotel's settings. */
@Module({
  imports: [DocumentationModule, SettingsModule],
  providers: [PublishContents],
  exports: [PublishContents],
})
export class PromptModule {}
