import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Env } from '../../platform/env/env.service.ts';
import { Mail, RecipientRefused, type OutgoingMail } from '../mail.port.ts';
import { messageIdOf } from './message-id.rule.ts';
import { transportOptions } from './smtp-transport.options.ts';
import { isRecipientRefused, reasonOf } from './smtp-error.mapper.ts';

/** Sends by the server of SMTP_URL, over one connection at a time. */
@Injectable()
export class SmtpClient extends Mail implements OnApplicationShutdown {
  readonly server: Mail['server'];
  private readonly transport;

  constructor({ settings: { SMTP_URL: url, MAIL_FROM: from } }: Env) {
    super();
    if (url === undefined || from === undefined) return;
    this.server = { host: new URL(url).host, from };
    this.transport = createTransport(transportOptions(url));
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }

  async send({ id, to, fromName, subject, text, html }: OutgoingMail): Promise<void> {
    if (!this.server || !this.transport) throw new Error('No mail server is set.');
    const { from, host } = this.server;
    const mail = {
      from: { name: fromName, address: from },
      to: { name: '', address: to },
      messageId: messageIdOf(id, from),
      // out-of-office replies would lead nowhere
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...{ subject, text, html },
    };
    await this.transport.sendMail(mail).catch((error: unknown) => {
      const reason = reasonOf(error, host);
      throw isRecipientRefused(error) ? new RecipientRefused(reason) : new Error(reason);
    });
  }
}
