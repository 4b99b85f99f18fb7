import { Injectable } from '@nestjs/common';
import type { Intake } from '@booking/contracts/guest-pages';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { GuestIntakeEntity } from './guest-intake.entity.ts';

const kept = 30 * 24 * 60 * 60_000;

/** What guests write down before they phone. */
@Injectable()
export class Intakes {
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

  /** The newest of the last 30 days. */
  ofCaller(phone: string): Promise<GuestIntakeEntity | null> {
    const createdAt = MoreThan(new Date(this.clock.now().getTime() - kept));
    return this.guestIntakes.findOne({ where: { phone, createdAt }, order: { createdAt: 'DESC' } });
  }
}
