import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssistantsModule } from '../editing/assistants.module.ts';
import { GoldenCallsModule } from '../../calls/golden-calls/golden-calls.module.ts';
import { DriftWatch } from '../drift/drift-watch.ts';
import { KeepTheirs } from '../drift/keep-theirs.ts';
import { Publisher } from './publisher.ts';
import { PublishingController } from './publishing.controller.ts';
import { PublishingLease } from './publishing-lease.ts';
import { Publishing } from './publishing.ts';
import { SyncPrompt } from './sync-prompt.ts';
import { TestChat } from './test-chat.ts';
import { Versions } from '../versions/versions.ts';
import { AssistantVersionEntity } from '../editing/assistant-version.entity.ts';
import { AssistantEntity } from '../editing/assistant.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AssistantEntity, AssistantVersionEntity]), AssistantsModule, GoldenCallsModule],
  controllers: [PublishingController],
  providers: [PublishingLease, Versions, Publisher, Publishing, DriftWatch, KeepTheirs, TestChat, SyncPrompt],
  exports: [DriftWatch, Publishing, PublishingLease],
})
export class PublishingModule {}
