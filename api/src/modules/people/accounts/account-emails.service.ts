import { Injectable } from '@nestjs/common';
import type { User } from '@booking/contracts/session';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { MailOutbox } from '../../hotel/emails/mail-outbox.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { invitationEmail, newLinkEmail, passwordResetEmail } from './account-emails.mapper.ts';

type Addressee = { name: string; email: string };
type Link = { token: string; until: Date; hotel: string };

/** Emails to those who may sign in. Each is part of the transaction that makes its link. */
@Injectable()
export class AccountEmails {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly hotel: HotelFacts,
    private readonly env: Env,
  ) {}

  get isOn(): boolean {
    return this.outbox.isOn;
  }

  /** What they call the hotel. It may be asked of the property system, so it is known before a transaction is opened. */
  async hotelName(): Promise<string> {
    return this.isOn ? (await this.hotel.read()).name : '';
  }

  /** @returns whether it is on its way */
  async sendInvitation(to: Addressee, { token, until, hotel }: Link, by: User, transaction: Transaction): Promise<boolean> {
    const email = invitationEmail(hotel, to.name, by.name, this.linkOf(token));
    return this.outbox.send({ to: to.email, ...email, purpose: 'invitation', until }, transaction);
  }

  async sendNewLink(to: Addressee, { token, until, hotel }: Link, by: User, transaction: Transaction): Promise<boolean> {
    const email = newLinkEmail(hotel, to.name, by.name, this.linkOf(token));
    return this.outbox.send({ to: to.email, ...email, purpose: 'new_link', until }, transaction);
  }

  async sendPasswordReset(to: Addressee, { token, until, hotel }: Link, transaction: Transaction): Promise<boolean> {
    const email = passwordResetEmail(hotel, to.name, this.linkOf(token));
    return this.outbox.send({ to: to.email, ...email, purpose: 'password_reset', until }, transaction);
  }

  /** By the address of the environment: what a request says of its host is not to be emailed. */
  private linkOf(token: string): string {
    return `${this.env.settings.PUBLIC_URL}/invitation#${token}`;
  }
}
