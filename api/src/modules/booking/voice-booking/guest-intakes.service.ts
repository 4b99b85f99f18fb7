import { Injectable } from '@nestjs/common';
import type { Intake } from '@booking/contracts/guest-pages';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { GuestIntakeEntity } from './guest-intake.entity.ts';
import { GuestIntakeRepository } from './guest-intake.repository.ts';
import { agreedIntake } from './guest-intake.rule.ts';

/** More intakes of one number are nonsense. */
const mostCompared = 20;

const kept = 30 * 24 * 60 * 60_000;

/** What guests write down before they phone. */
@Injectable()
export class GuestIntakes {
  constructor(
    private readonly intakes: GuestIntakeRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 400 when the phone is no number that could call */
  async save({ phone: typed, ...intake }: Intake): Promise<void> {
    const phone = phoneNumberOf(typed);
    if (!phone) throw new Refusal(400, 'invalid_input', 'Phone number must be at least 10 digits');
    await this.intakes.create({ ...intake, phone });
  }

  /** What was typed for a number in the last 30 days, unless two entries differ. */
  async findForCaller(phone: string): Promise<GuestIntakeEntity | undefined> {
    const since = new Date(this.clock.now().getTime() - kept);
    return agreedIntake(await this.intakes.listSince(phone, since, mostCompared));
  }
}
