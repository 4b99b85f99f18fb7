import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { CallsRepository } from '../log/calls.repository.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { WebConversationEntity } from './web-conversation.entity.ts';

const deleteConversations: JobKind<Record<string, never>> = {
  name: 'delete-web-conversations',
  data: z.object({}),
  retries: 5,
  seconds: 60,
};

const dayMs = 24 * 60 * 60_000;

/** What was entered: for whoever has to find out what somebody did here. */
const enteredDays = 1;

/** Deletes what visitors of the website entered and what was said, when their time is over. */
@Injectable()
export class ConversationRetention implements OnApplicationBootstrap {
  constructor(
    @InjectRepository(WebConversationEntity) private readonly webConversations: Repository<WebConversationEntity>,
    private readonly calls: CallsRepository,
    private readonly settings: SettingsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(deleteConversations, () => this.deleteOver());
    await this.jobs.schedule('20 * * * *', deleteConversations);
  }

  private async deleteOver(): Promise<void> {
    await this.webConversations.delete({ expiresAt: LessThan(this.daysAgo(enteredDays)) });
    const { transcriptRetentionDays } = await this.settings.values();
    await this.calls.deleteChatsBefore(this.daysAgo(transcriptRetentionDays));
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * dayMs);
  }
}
