import type { RestrictedNight } from '@booking/hotel/why-not-free';

/** A kind of room, free or not. */
export type RoomType = { id: string; name: string; maxGuests: number };

/** A night of a rate plan. Cents: for the guests included, and with those above them. */
export type RateNight = RestrictedNight & { cents: number; totalCents: number };

/** A room type at a rate. Figures of the stay are 0 where it cannot be had; those of its nights stand by themselves. */
export type RatePlan = {
  rateId: string;
  /** Null for the base rate, which has no names either. */
  planId: string | null;
  name: { public: string | null; private: string | null };
  isDerived: boolean;
  roomTypeId: string;
  roomTypeName: string;
  roomCents: number;
  totalCents: number;
  roomsAvailable: number;
  nights: RateNight[];
};
