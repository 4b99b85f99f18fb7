import { Injectable } from '@nestjs/common';
import type { AlertDelivery } from '@booking/contracts/alert-delivery';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { MailOutbox } from '../../hotel/emails/mail-outbox.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { AccountContacts } from '../../people/accounts/account-contacts.service.ts';
import { alertEmail } from './alert-email.mapper.ts';
import type { AlertMessageEntity } from './alert-message.entity.ts';
import { AlertMessageJob } from './alert-message.job.ts';
import { sentenceOf } from './alert-notice.mapper.ts';
import { messagesToSend } from './alert-messages.rule.ts';
import { AlertMessagesRepository } from './alert-messages.repository.ts';
import { RaisedAlerts } from '../alerts/raised-alerts.service.ts';

/** Tells of alerts outside of the console, at the address of the environment and by email: when one begins, recurs or ends. */
@Injectable()
export class AlertMessagesService {
  constructor(
    private readonly raised: RaisedAlerts,
    private readonly transactions: Transactions,
    private readonly messages: AlertMessagesRepository,
    private readonly sending: AlertMessageJob,
    private readonly outbox: MailOutbox,
    private readonly contacts: AccountContacts,
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
    const { ALERT_WEBHOOK_URL: address } = this.env.settings;
    if (!address && !this.outbox.isOn) return;
    const mode = await this.modes.current();
    const { alertDelivery } = await this.settings.values();
    const alerts = await this.raised.list(mode);
    const sent = await this.messages.listNewestPerAlert(mode);
    for (const message of messagesToSend(alerts, alertDelivery, sent)) {
      await this.transactions.run(async (transaction) => {
        const id = await this.messages.create({ mode, ...message }, transaction);
        if (address) await this.sending.enqueue(id, transaction);
        await this.email(id, { mode, ...message }, transaction);
      });
    }
  }

  /** To owners and managers, where there is a mail server. */
  private async email(
    id: string,
    message: Pick<AlertMessageEntity, 'kind' | 'mode' | 'alert'>,
    transaction: Transaction,
  ): Promise<void> {
    if (!this.outbox.isOn) return;
    const email = alertEmail(message, this.env.settings.PUBLIC_URL);
    for (const to of await this.contacts.listEmails(['owner', 'manager']))
      await this.outbox.send({ to, ...email, purpose: 'alert', key: `alert ${id} ${to}` }, transaction);
  }
}
