import { Injectable } from '@nestjs/common';
import type { AlertDelivery } from '@booking/contracts/alert-delivery';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { AlertMessageJob } from './alert-message.job.ts';
import { sentenceOf } from './alert-notice.mapper.ts';
import { messagesToSend } from './alert-messages.rule.ts';
import { AlertMessagesRepository } from './alert-messages.repository.ts';
import { RaisedAlerts } from '../alerts/raised-alerts.service.ts';

/** Tells of alerts outside of the console, at the address of the environment: when one begins, recurs or ends. */
@Injectable()
export class AlertMessagesService {
  constructor(
    private readonly raised: RaisedAlerts,
    private readonly transactions: Transactions,
    private readonly messages: AlertMessagesRepository,
    private readonly sending: AlertMessageJob,
    private readonly settings: SettingsService,
    private readonly modes: ModeService,
    private readonly env: Env,
  ) {}

  /** Where alerts are sent, and what became of the newest message. */
  async getDelivery(): Promise<AlertDelivery> {
    const address = this.env.settings.ALERT_WEBHOOK_URL;
    const newest = await this.messages.findNewest();
    return {
      host: address ? new URL(address).host : null,
      newest: newest && {
        title: sentenceOf(newest.alert),
        sentAt: newest.sentAt?.toISOString() ?? null,
        error: newest.error,
      },
    };
  }

  /** Queues what has changed since the last messages. */
  async queueNews(): Promise<void> {
    if (!this.env.settings.ALERT_WEBHOOK_URL) return;
    const mode = await this.modes.current();
    const { alertDelivery } = await this.settings.values();
    const alerts = await this.raised.list(mode);
    const sent = await this.messages.listNewestPerAlert(mode);
    for (const message of messagesToSend(alerts, alertDelivery, sent)) {
      await this.transactions.run(async (transaction) => {
        const id = await this.messages.create({ mode, ...message }, transaction);
        await this.sending.enqueue(id, transaction);
      });
    }
  }
}
