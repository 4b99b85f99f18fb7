import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { CallsRepository } from '../log/calls.repository.ts';
import { WebConversationsRepository } from './web-conversations.repository.ts';

const deleteConversations: JobKind<Record<string, never>> = {
  name: 'delete-web-conversations',
  data: z.object({}),
  retries: 5,
  seconds: 60,
};

const dayMs = 24 * 60 * 60_000;

/** What visitors entered is kept a day longer than their conversation, to trace abuse. */
const conversationDays = 1;

/** Deletes every hour what visitors of the website entered and wrote, when its retention is over. */
@Injectable()
export class ConversationRetention implements OnApplicationBootstrap {
  constructor(
    private readonly conversations: WebConversationsRepository,
    private readonly calls: CallsRepository,
    private readonly settings: SettingsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(deleteConversations, () => this.deleteExpired());
    await this.jobs.schedule('20 * * * *', deleteConversations);
  }

  private async deleteExpired(): Promise<void> {
    await this.conversations.deleteExpiredBefore(this.daysAgo(conversationDays));
    const { transcriptRetentionDays } = await this.settings.values();
    await this.calls.deleteChatsBefore(this.daysAgo(transcriptRetentionDays));
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * dayMs);
  }
}
