import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { AlertMessagesRepository } from './alert-messages.repository.ts';
import { postMessage } from './alert-post.client.ts';
import { toAlertPost } from './alert-post.mapper.ts';

const sendAlert: JobKind<{ messageId: string }> = {
  name: 'tell-alert',
  data: z.object({ messageId: z.string() }),
  retries: 8,
  seconds: 30,
};

/** Sends a message about an alert, and tries again when the address does not accept it. */
@Injectable()
export class AlertMessageJob implements OnApplicationBootstrap {
  constructor(
    private readonly messages: AlertMessagesRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(sendAlert, ({ messageId }) => this.send(messageId));
  }

  enqueue(messageId: string, transaction: Transaction): Promise<void> {
    return this.jobs.enqueue(sendAlert, { messageId }, transaction);
  }

  private async send(id: string): Promise<void> {
    const { ALERT_WEBHOOK_URL: address, PUBLIC_URL: publicUrl } = this.env.settings;
    const message = await this.messages.find(id);
    if (!address || !message || message.sentAt) return;
    try {
      await postMessage(address, toAlertPost(message, publicUrl));
      await this.messages.setSent(id, this.clock.now());
    } catch (error) {
      await this.messages.setError(id, (error as Error).message);
      throw error;
    }
  }
}
