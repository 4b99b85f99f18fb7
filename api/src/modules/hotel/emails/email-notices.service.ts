import { Injectable } from '@nestjs/common';
import { MailEvents, type DeliveryNotice } from '../../../providers/mail-events.port.ts';
import { EmailMessageRepository } from './email-message.repository.ts';

/** What mail servers report later of emails that they took. */
@Injectable()
export class EmailNotices extends MailEvents {
  constructor(private readonly emails: EmailMessageRepository) {
    super();
  }

  async recordFailure({ id, reason }: DeliveryNotice): Promise<void> {
    await this.emails.updateFrom(id, ['sending', 'sent'], {
      ...{ status: 'bounced', sealedBody: null },
      error: reason.slice(0, 500),
    });
  }
}
