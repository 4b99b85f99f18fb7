import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { centsOf } from '@booking/hotel/money';
import { ProviderError } from '../../platform/outbound/provider-error.ts';
import { ProviderCache } from '../../platform/outbound/provider-cache.ts';
import {
  PropertySystem,
  type BookedReservation,
  type NewReservation,
  type PropertyProfile,
  type RawAnswer,
  type Stay,
} from '../property-system.ts';
import { CloudbedsConnections } from './cloudbeds-connections.ts';
import { CloudbedsHttp } from './cloudbeds-http.ts';
import { title } from './cloudbeds-place.ts';
import { HotelDetails, profileOf } from './hotel-details.ts';
import { Posted, Reservations } from './reservation-answers.ts';

const profileSeconds = 5 * 60;

/** Cloudbeds in the hotel's words. */
@Injectable()
export class CloudbedsClient extends PropertySystem {
  readonly name = 'cloudbeds';
  readonly title = title;

  constructor(
    private readonly http: CloudbedsHttp,
    private readonly connections: CloudbedsConnections,
    private readonly cache: ProviderCache,
  ) {
    super();
  }

  async hasAccount(mode: Mode): Promise<boolean> {
    return (await this.connections.status(mode)).connected;
  }

  check(mode: Mode): Promise<RawAnswer> {
    return this.http.request(mode, 'GET', 'getHotels', { pageSize: 1 });
  }

  async profile(mode: Mode): Promise<PropertyProfile> {
    const load = async (): Promise<PropertyProfile> =>
      profileOf(HotelDetails.parse(await this.http.request(mode, 'GET', 'getHotelDetails')));
    return (await this.cache.remember(`cloudbeds profile ${mode}`, profileSeconds, load)).value;
  }

  rawRoomTypes(mode: Mode): Promise<RawAnswer> {
    return this.http.request(mode, 'GET', 'getRoomTypes', { pageSize: 100 });
  }

  rawRatePlans(mode: Mode, stay: Stay): Promise<RawAnswer> {
    return this.http.request(mode, 'GET', 'getRatePlans', { ...stay, detailedRates: true });
  }

  rawAvailability(mode: Mode, stay: Stay): Promise<RawAnswer> {
    return this.http.request(mode, 'GET', 'getAvailableRoomTypes', {
      ...stay,
      rooms: 1,
      detailedRates: true,
      pageSize: 100,
    });
  }

  async book(mode: Mode, reservation: NewReservation): Promise<BookedReservation> {
    const before = await this.findByReference(mode, reservation.reference);
    if (before) return before;
    try {
      return await this.post(mode, reservation);
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.mayHaveHappened) throw error;
      const made = await this.findByReference(mode, reservation.reference).catch(() => undefined);
      if (made) return made;
      throw error;
    }
  }

  async findByReference(mode: Mode, reference: string): Promise<BookedReservation | undefined> {
    const answer = await this.http.request(mode, 'GET', 'getReservations', { sourceReservationId: reference });
    const [found] = Reservations.parse(answer).data;
    return found && { reservationId: found.reservationID, status: found.status, grandTotalCents: null };
  }

  private async post(mode: Mode, { guest, ...booking }: NewReservation): Promise<BookedReservation> {
    const room = { roomTypeID: booking.roomTypeId, quantity: 1 };
    const answer = await this.http.request(mode, 'POST', 'postReservation', {
      startDate: booking.startDate,
      endDate: booking.endDate,
      guestFirstName: guest.firstName,
      guestLastName: guest.lastName,
      guestEmail: guest.email,
      guestPhone: guest.phone,
      guestCountry: guest.country,
      guestZip: guest.zip,
      rooms: [{ ...room, roomRateID: booking.rateId }],
      adults: [{ ...room, quantity: booking.adults }],
      children: [{ ...room, quantity: booking.children }],
      paymentMethod: 'credit',
      thirdPartyIdentifier: booking.reference,
    });
    const { reservationID, status, grandTotal } = Posted.parse(answer);
    return { reservationId: reservationID, status, grandTotalCents: centsOf(grandTotal) };
  }
}
