import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { hotelDate } from '@booking/hotel/hotel-time';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { UnconfirmedGuestsRepository } from '../../payments/records/unconfirmed-guests.repository.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

const shownMs = 7 * 24 * 3_600_000;

/** A guest paid and the text that confirms it did not arrive, so a person has to tell them. */
@Injectable()
export class UnconfirmedGuests extends AlertRule {
  constructor(
    private readonly guests: UnconfirmedGuestsRepository,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {
    super();
  }

  async findAlerts(mode: Mode): Promise<RaisedAlert[]> {
    const now = this.clock.now();
    const today = hotelDate(now, this.env.settings.HOTEL_TIME_ZONE);
    const unconfirmed = await this.guests.list(mode, new Date(now.getTime() - shownMs), today);
    const [oldest] = unconfirmed;
    if (!oldest) return [];
    const isOne = unconfirmed.length === 1;
    return [
      {
        id: `untold-guests-${mode}`,
        kind: 'untold-guests',
        count: unconfirmed.length,
        severity: 'warning',
        title: isOne ? 'A paid guest was not told' : `${unconfirmed.length} paid guests were not told`,
        detail: `The confirmation for ${oldest.guestName ?? 'a guest'} could not be texted. ${oldest.why} Phone or write to them.`,
        since: oldest.paidAt.toISOString(),
        newestAt: unconfirmed.at(-1)!.paidAt.toISOString(),
        link: isOne ? `/payments?payment=${oldest.paymentId}` : '/payments',
      },
    ];
  }
}
