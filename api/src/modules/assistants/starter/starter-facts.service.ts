import { Injectable } from '@nestjs/common';
import type { Hotel } from '@booking/contracts/guest-pages';
import { words } from '@booking/languages/words';
import type { Levy } from '@booking/hotel/pricing';
import { PropertySystem, type PropertyProfile } from '../../../providers/property-system.port.ts';
import type { RoomType } from '../../../providers/rate-plan.schema.ts';
import { spokenTerms } from '../../booking/terms/spoken-terms.mapper.ts';
import { TermsService } from '../../booking/terms/terms.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';

/** What is known of the hotel; empty where neither the settings nor the property system say it. */
export type StarterFacts = {
  hotel: Pick<Hotel, 'name' | 'phone' | 'address' | 'website' | 'checkInHour' | 'checkOutHour'>;
  email: string;
  /** Undefined while the property system is away. */
  profile: Pick<PropertyProfile, 'amenities'> | undefined;
  roomTypes: RoomType[];
  levies: Levy[];
  cancellation: string;
};

@Injectable()
export class StarterFactsService {
  constructor(
    private readonly hotel: HotelFacts,
    private readonly property: PropertySystem,
    private readonly terms: TermsService,
    private readonly modes: ModeService,
  ) {}

  async read(): Promise<StarterFacts> {
    const mode = await this.modes.current();
    const [hotel, email, profile, roomTypes, levies, cancellation] = await Promise.all([
      this.hotel.read(),
      this.hotel.email(),
      this.property.getProfile(mode).catch(() => undefined),
      this.property.listRoomTypes(mode).catch((): RoomType[] => []),
      this.property.listLevies(mode).catch((): Levy[] => []),
      this.terms.getSource(mode).then(
        (source) => spokenTerms(source, words('en')),
        () => '',
      ),
    ]);
    return { hotel, email, profile, roomTypes, levies, cancellation };
  }
}
