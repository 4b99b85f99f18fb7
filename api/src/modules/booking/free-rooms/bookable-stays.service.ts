import { Injectable } from '@nestjs/common';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { Stay } from '../../../providers/property-system.port.ts';

const farthestDays = 500;

const invalid = (message: string): Refusal =>
  new Refusal(400, 'invalid_input', message, [{ path: 'startDate', message }]);

/** Which stays can be booked today; their order and length is checked by the contract. */
@Injectable()
export class BookableStays {
  constructor(
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** @throws Refusal 400 */
  require(stay: Stay): Stay {
    const today = hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
    if (stay.startDate < today) throw invalid('Check-in date cannot be in the past');
    if (stay.startDate > addDays(today, farthestDays)) throw invalid('We do not take bookings that far ahead yet.');
    return stay;
  }
}
