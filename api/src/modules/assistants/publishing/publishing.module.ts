import { Module } from '@nestjs/common';
import { GoldenCallsModule } from '../../calls/golden-calls/golden-calls.module.ts';
import { AssistantsModule } from '../editing/assistants.module.ts';
import { PromptModule } from '../prompt/prompt.module.ts';
import { VersionsModule } from '../versions/versions.module.ts';
import { Publisher } from './publisher.service.ts';
import { PublishingController } from './publishing.controller.ts';
import { PublishingLeaseRepository } from './publishing-lease.repository.ts';
import { PublishingLease } from './publishing-lease.service.ts';
import { Publishing } from './publishing.service.ts';
import { SyncPrompt } from './sync-prompt.service.ts';
import { TestChat } from './test-chat.service.ts';

@Module({
  imports: [AssistantsModule, GoldenCallsModule, PromptModule, VersionsModule],
  controllers: [PublishingController],
  providers: [Publisher, Publishing, PublishingLease, PublishingLeaseRepository, SyncPrompt, TestChat],
  exports: [Publisher, Publishing, PublishingLease],
})
export class PublishingModule {}
