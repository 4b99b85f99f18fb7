import { Injectable } from '@nestjs/common';
import type { Intake } from '@booking/contracts/guest-pages';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { GuestIntakeEntity } from './guest-intake.entity.ts';

/** Whoever types more than that types nonsense. */
const mostCompared = 20;

const comparable = (email: string): string => email.trim().toLowerCase();

/** Whether a caller says the e-mail address that was typed. */
export const isIntakeEmail = ({ email }: GuestIntakeEntity, said: string): boolean =>
  comparable(email) === comparable(said);

const isSame = (one: GuestIntakeEntity, other: GuestIntakeEntity): boolean =>
  one.checkInDate === other.checkInDate && one.checkOutDate === other.checkOutDate && isIntakeEmail(one, other.email);

const kept = 30 * 24 * 60 * 60_000;

/** What guests write down before they phone. */
@Injectable()
export class GuestIntakes {
  constructor(
    @InjectRepository(GuestIntakeEntity) private readonly guestIntakes: Repository<GuestIntakeEntity>,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 400 when the phone is no number that could call */
  async save({ phone: typed, ...intake }: Intake): Promise<void> {
    const phone = phoneNumberOf(typed);
    if (!phone) throw new Refusal(400, 'invalid_input', 'Phone number must be at least 10 digits');
    await this.guestIntakes.insert({ ...intake, phone });
  }

  /**
   * What was typed for a number in the last 30 days. Anybody can type any number: where two entries differ, nobody knows which of
   * them is the caller's, so there is none.
   */
  async findForCaller(phone: string): Promise<GuestIntakeEntity | undefined> {
    const createdAt = MoreThan(new Date(this.clock.now().getTime() - kept));
    const [newest, ...others] = await this.guestIntakes.find({
      where: { phone, createdAt },
      order: { createdAt: 'DESC' },
      take: mostCompared,
    });
    return newest && others.every((other) => isSame(newest, other)) ? newest : undefined;
  }
}
