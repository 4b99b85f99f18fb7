import type { Mode } from '@booking/contracts/mode';
import { OutsideService } from './outside-service.ts';

/** Nights from `startDate` up to `endDate`, hotel dates. */
export type Stay = { startDate: string; endDate: string; adults: number; children: number };

/** The hotel as its property system describes it. Times `HH:MM` in hotel time. */
export type PropertyProfile = {
  name: string;
  description: string;
  phone: string;
  email: string;
  address: string;
  checkInTime: string;
  checkOutTime: string;
  terms: string;
  amenities: string[];
  image: string | null;
};

/** What the property system says of itself in its own words, for the testing screen. */
export type RawAnswer = Record<string, unknown>;

/** A booking to make. `reference` is ours: it finds the reservation again when the answer got lost. */
export type NewReservation = Stay & {
  reference: string;
  roomTypeId: string;
  rateId: string;
  guest: { firstName: string; lastName: string; email: string; phone: string; country: string; zip: string };
};

export type BookedReservation = { reservationId: string; status: string; grandTotalCents: number | null };

/** The service that knows rooms, rates and reservations. Money in cents, dates as the hotel's. What it throws is a ProviderError. */
export abstract class PropertySystem extends OutsideService {
  abstract profile(mode: Mode): Promise<PropertyProfile>;
  abstract rawRoomTypes(mode: Mode): Promise<RawAnswer>;
  abstract rawRatePlans(mode: Mode, stay: Stay): Promise<RawAnswer>;
  abstract rawAvailability(mode: Mode, stay: Stay): Promise<RawAnswer>;
  /** Books once: a booking under the same reference is found instead of made again, also after an answer was lost. */
  abstract book(mode: Mode, reservation: NewReservation): Promise<BookedReservation>;
  abstract findByReference(mode: Mode, reference: string): Promise<BookedReservation | undefined>;
}
