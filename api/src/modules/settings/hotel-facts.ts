import { Injectable } from '@nestjs/common';
import type { Hotel } from '@booking/contracts/guest-pages';
import { defaultSettings } from '@booking/contracts/settings';
import { PropertySystem } from '../../providers/property-system.ts';
import { Modes } from '../mode/modes.ts';
import { Settings } from './settings.ts';

/** The hotel as guests may know it: what stands in the settings, and where nothing does, what the property system says. */
@Injectable()
export class HotelFacts {
  constructor(
    private readonly settings: Settings,
    private readonly property: PropertySystem,
    private readonly modes: Modes,
  ) {}

  async read(): Promise<Hotel> {
    const [own, mode] = await Promise.all([this.settings.values(), this.modes.current()]);
    // no page and no text waits for a property system that is away
    const profile = await this.property.profile(mode).catch(() => undefined);
    const isNamed = own.hotelName !== defaultSettings.hotelName;
    return {
      name: isNamed ? own.hotelName : (profile?.name ?? own.hotelName),
      phone: own.hotelPhone || (profile?.phone ?? ''),
      address: own.hotelAddress || (profile?.address ?? ''),
      website: own.hotelWebsite,
      propertyImage: profile?.image ?? null,
    };
  }
}
