import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { PaymentTotals } from '@booking/contracts/payments';
import { addDays, startOfHotelDay } from '@booking/hotel/hotel-time';
import { Env } from '../../../platform/env/env.service.ts';
import { PaymentTotalsRepository } from './payment-totals.repository.ts';

/** The hotel sells in US dollars. */
const currency = 'usd';

/** What payments come to. */
@Injectable()
export class PaymentTotalsService {
  constructor(
    private readonly totals: PaymentTotalsRepository,
    private readonly env: Env,
  ) {}

  /** Of the payments that were made between two days of the hotel, both included; of all where there are none. */
  async get(mode: Mode, { from, to }: { from?: string | undefined; to?: string | undefined }): Promise<PaymentTotals> {
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    const sums = await this.totals.sum(mode, {
      from: from === undefined ? undefined : startOfHotelDay(from, zone),
      to: to === undefined ? undefined : startOfHotelDay(addDays(to, 1), zone),
    });
    return { ...sums, currency };
  }
}
