import { Injectable } from '@nestjs/common';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { BalancesService } from '../../payments/balances/balances.service.ts';
import type { PrecheckinEntity } from './precheckin.entity.ts';

/** Where a guest pays what is due before arrival. */
@Injectable()
export class PrecheckinPaymentService {
  constructor(
    private readonly property: PropertySystem,
    private readonly balances: BalancesService,
  ) {}

  /** The address of the page; as long as the same is due, it is the same. @throws Refusal 409 when nothing is due; ProviderError */
  async of({ mode, reservationId, guestPhone, callId }: PrecheckinEntity): Promise<string> {
    const reservation = await this.property.reservation(mode, reservationId);
    return this.balances.getPaymentPage(mode, reservation, guestPhone ?? '', callId);
  }
}
