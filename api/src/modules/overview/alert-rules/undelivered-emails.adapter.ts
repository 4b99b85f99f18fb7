import { Injectable } from '@nestjs/common';
import { EmailDeliveryService } from '../../hotel/emails/email-delivery.service.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

/** Emails that were refused, came back or wait for the mail server. They have no mode. */
@Injectable()
export class UndeliveredEmails extends AlertRule {
  constructor(private readonly emails: EmailDeliveryService) {
    super();
  }

  async findAlerts(): Promise<RaisedAlert[]> {
    const { count, first, newest } = await this.emails.countUndelivered();
    if (!first) return [];
    return [
      {
        id: 'undelivered-emails',
        kind: 'undelivered-emails',
        count,
        severity: 'warning',
        title: count === 1 ? 'An email did not arrive' : `${count} emails did not arrive`,
        detail: 'Settings lists them, with what the mail server answered. What waits is sent once the server takes it.',
        since: first.toISOString(),
        // an email about this alert that does not arrive either is no news
        newestAt: (newest ?? first).toISOString(),
        link: '/settings',
      },
    ];
  }
}
