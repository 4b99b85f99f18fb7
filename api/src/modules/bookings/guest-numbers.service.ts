import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { GuestSessionEntity } from './guest-session.entity.ts';

/** Which number is texted about a payment. */
@Injectable()
export class GuestNumbers {
  constructor(@InjectRepository(GuestSessionEntity) private readonly guestSessions: Repository<GuestSessionEntity>) {}

  /**
   * The number that the link to the room was texted to, whatever other number was typed on its page.
   * @returns undefined once the guest is erased
   */
  async findFor({ sessionId, metadata }: PaymentEntity): Promise<string | undefined> {
    const { guestPhone } = metadata as { guestPhone?: string };
    if (!guestPhone || sessionId === null) return guestPhone;
    const session = await this.guestSessions.findOneBy({ id: sessionId });
    return session?.guestPhone || guestPhone;
  }
}
