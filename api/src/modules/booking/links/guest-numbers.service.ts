import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { directNumberOf } from '@booking/hotel/phone-number';
import type { Reservation } from '../../../providers/property-system.port.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { GuestSessionRepository } from './guest-session.repository.ts';
import { SessionPaymentRepository } from './session-payment.repository.ts';

/** Which numbers of a guest are texted. */
@Injectable()
export class GuestNumbers {
  constructor(
    private readonly sessions: GuestSessionRepository,
    private readonly payments: SessionPaymentRepository,
  ) {}

  /**
   * The number that the link to the room was texted to, whatever other number was typed on its page.
   * @returns undefined once the guest is erased
   */
  async findFor({ sessionId, metadata }: PaymentEntity): Promise<string | undefined> {
    const { guestPhone } = metadata as { guestPhone?: string };
    if (!guestPhone || sessionId === null) return guestPhone;
    const session = await this.sessions.find(sessionId);
    return session?.guestPhone || guestPhone;
  }

  /**
   * The numbers by which the guest of a reservation can be texted, in the order to try them. A number typed on the room's page may
   * belong to a stranger, so the number that the page was texted to comes first, unless the desk replaced the typed one.
   */
  async listFor(mode: Mode, { id, phone, otherPhone }: Reservation): Promise<string[]> {
    const payment = await this.payments.findBooking(mode, id);
    const texted = payment ? await this.findFor(payment) : undefined;
    const entered = [phone, otherPhone].flatMap((typed) => directNumberOf(typed) ?? []);
    const isAsTyped = entered[0] === payment?.metadata['guestPhone'];
    const all = isAsTyped ? [texted, ...entered] : [...entered, texted];
    return [...new Set(all)].filter((number) => number !== undefined);
  }
}
