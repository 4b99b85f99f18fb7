import { Injectable } from '@nestjs/common';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { BalancesService } from '../../payments/balances/balances.service.ts';
import type { PrecheckinEntity } from './precheckin.entity.ts';

/** Payment of the balance before arrival. */
@Injectable()
export class PrecheckinPaymentService {
  constructor(
    private readonly property: PropertySystem,
    private readonly balances: BalancesService,
  ) {}

  /** The same page as long as the same is due. @throws Refusal 409 when nothing is due; ProviderError */
  async getPageUrl({ mode, reservationId, guestPhone, callId, language }: PrecheckinEntity): Promise<string> {
    const reservation = await this.property.getReservation(mode, reservationId);
    return this.balances.getPaymentPage(mode, reservation, { to: guestPhone ?? '', callId, language });
  }
}
