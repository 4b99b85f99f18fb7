import { Injectable } from '@nestjs/common';
import type { Hotel } from '@booking/contracts/guest-pages';
import { defaultSettings, type SettingValues } from '@booking/contracts/settings';
import { PropertySystem, type PropertyProfile } from '../../../providers/property-system.port.ts';
import { ModeService } from '../mode/mode.service.ts';
import { SettingsService } from './settings.service.ts';

type KnownFacts = Partial<
  Pick<SettingValues, 'hotelName' | 'hotelPhone' | 'hotelAddress' | 'checkInHour' | 'checkOutHour'> & {
    guestTerms: string;
  }
>;

function known(profile: PropertyProfile | undefined): KnownFacts {
  if (!profile) return {};
  const { name, phone, address, checkInHour, checkOutHour, terms } = profile;
  return { hotelName: name, hotelPhone: phone, hotelAddress: address, checkInHour, checkOutHour, guestTerms: terms };
}

/** Settings that were entered come first, then the facts of the property system. The hours are the settings' alone: guests sign them. */
const withFacts = (own: SettingValues, facts: KnownFacts): SettingValues => ({
  ...own,
  hotelName: own.hotelName === defaultSettings.hotelName ? facts.hotelName || own.hotelName : own.hotelName,
  hotelPhone: own.hotelPhone || (facts.hotelPhone ?? ''),
  hotelAddress: own.hotelAddress || (facts.hotelAddress ?? ''),
});

/** The hotel as guests see it: from the settings, and from the property system where these are empty. */
@Injectable()
export class HotelFacts {
  constructor(
    private readonly settings: SettingsService,
    private readonly property: PropertySystem,
    private readonly modes: ModeService,
  ) {}

  async read(): Promise<Hotel> {
    const [own, profile] = await Promise.all([this.settings.values(), this.profile()]);
    const { hotelName: name, hotelPhone: phone, hotelAddress: address } = withFacts(own, known(profile));
    const { hotelWebsite: website, checkInHour, checkOutHour } = own;
    return { name, phone, address, website, propertyImage: profile?.image ?? null, checkInHour, checkOutHour };
  }

  /** All settings with the same facts, so that assistants name the hotel as pages and texts do. */
  async settingsWithFacts(): Promise<SettingValues> {
    const [own, profile] = await Promise.all([this.settings.values(), this.profile()]);
    return withFacts(own, known(profile));
  }

  /** Where guests can write; empty where nobody entered it and the property system has none. */
  async email(): Promise<string> {
    const [{ hotelEmail }, profile] = await Promise.all([this.settings.values(), this.profile()]);
    return hotelEmail || (profile?.email ?? '');
  }

  /** What the property system says, by the settings it replaces. */
  async known(): Promise<KnownFacts> {
    return known(await this.profile());
  }

  /** Undefined while the property system is away: pages and texts do not wait for it. */
  private async profile(): Promise<PropertyProfile | undefined> {
    return this.property.getProfile(await this.modes.current()).catch(() => undefined);
  }
}
