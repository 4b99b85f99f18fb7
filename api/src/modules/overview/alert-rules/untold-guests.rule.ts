import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { hotelDate } from '@booking/hotel/hotel-time';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { UnconfirmedGuestsRepository as Untold } from '../../payments/records/unconfirmed-guests.repository.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

const shownMs = 7 * 24 * 3_600_000;

/** Somebody paid and the text that says so did not reach them, so a person has to. */
@Injectable()
export class UntoldGuests extends AlertRule {
  constructor(
    private readonly untold: Untold,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {
    super();
  }

  async raised(mode: Mode): Promise<RaisedAlert[]> {
    const now = this.clock.now();
    const today = hotelDate(now, this.env.settings.HOTEL_TIME_ZONE);
    const untold = await this.untold.list(mode, new Date(now.getTime() - shownMs), today);
    const [oldest] = untold;
    if (!oldest) return [];
    const isOne = untold.length === 1;
    return [
      {
        id: `untold-guests-${mode}`,
        kind: 'untold-guests',
        count: untold.length,
        severity: 'warning',
        title: isOne ? 'A paid guest was not told' : `${untold.length} paid guests were not told`,
        detail: `The confirmation for ${oldest.guestName ?? 'a guest'} could not be texted. ${oldest.why} Phone or write to them.`,
        since: oldest.paidAt.toISOString(),
        newestAt: untold.at(-1)!.paidAt.toISOString(),
        link: isOne ? `/payments?payment=${oldest.paymentId}` : '/payments',
      },
    ];
  }
}
