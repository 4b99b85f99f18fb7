import { Module } from '@nestjs/common';
import { AssistantsModule } from '../editing/assistants.module.ts';
import { GoldenCallsModule } from '../../calls/golden-calls/golden-calls.module.ts';
import { DriftWatch } from '../drift/drift-watch.service.ts';
import { DriftAdoption } from '../drift/drift-adoption.service.ts';
import { Publisher } from './publisher.service.ts';
import { PublishingController } from './publishing.controller.ts';
import { PublishingLeaseRepository } from './publishing-lease.repository.ts';
import { PublishingLease } from './publishing-lease.service.ts';
import { Publishing } from './publishing.service.ts';
import { SyncPrompt } from './sync-prompt.service.ts';
import { TestChat } from './test-chat.service.ts';
import { AssistantVersions } from '../versions/versions.service.ts';

@Module({
  imports: [AssistantsModule, GoldenCallsModule],
  controllers: [PublishingController],
  providers: [
    PublishingLeaseRepository,
    PublishingLease,
    AssistantVersions,
    Publisher,
    Publishing,
    DriftWatch,
    DriftAdoption,
    TestChat,
    SyncPrompt,
  ],
  exports: [DriftWatch, Publishing, PublishingLease],
})
export class PublishingModule {}
