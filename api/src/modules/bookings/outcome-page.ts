import { Injectable } from '@nestjs/common';
import type { Hotel } from '@booking/contracts/guest-pages';
import { DataSource } from 'typeorm';
import { PropertySystem } from '../../providers/property-system.ts';
import { Modes } from '../mode/modes.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { Settings } from '../settings/settings.ts';

/** What a guest reads after paying, and of the hotel at any time. */
@Injectable()
export class OutcomePage {
  constructor(
    private readonly database: DataSource,
    private readonly property: PropertySystem,
    private readonly settings: Settings,
    private readonly modes: Modes,
  ) {}

  /** Whether a checkout is paid; only the webhook makes it so, never the page. */
  async of(stripeSession: string | undefined): Promise<'confirmed' | 'confirming' | 'unknown'> {
    if (!stripeSession) return 'unknown';
    const payment = await this.database.getRepository(PaymentEntity).findOneBy({ stripeSession });
    if (!payment) return 'unknown';
    return payment.paidAt ? 'confirmed' : 'confirming';
  }

  /** What stands in the settings, and where nothing does, what the property system says. */
  async hotel(): Promise<Hotel> {
    const [own, mode] = await Promise.all([this.settings.values(), this.modes.current()]);
    const profile = await this.property.profile(mode).catch(() => undefined);
    const isNamed = own.hotelName !== 'The hotel' || !profile;
    return {
      name: isNamed ? own.hotelName : profile.name,
      phone: own.hotelPhone || (profile?.phone ?? ''),
      address: own.hotelAddress || (profile?.address ?? ''),
      website: own.hotelWebsite,
      propertyImage: profile?.image ?? null,
    };
  }
}
