import type { OfferedRoom } from '@booking/contracts/guest-pages';

/** A room type with the rates at which it can be had, in the order of the offers. */
export type OfferedRoomType = { key: string; rates: readonly OfferedRoom[] };

/** What tells an offer from the others. */
export const offerKey = ({ roomTypeID, ratePlanID }: OfferedRoom): string => `${roomTypeID} ${ratePlanID}`;

/** The offers by room type. */
export function roomTypesOf(rooms: readonly OfferedRoom[]): OfferedRoomType[] {
  const byType = new Map<string, OfferedRoom[]>();
  for (const room of rooms) byType.set(room.roomTypeID, [...(byType.get(room.roomTypeID) ?? []), room]);
  return [...byType].map(([key, rates]) => ({ key, rates }));
}

/** The rate that is marked until a guest marks another: nobody buys by accident what cannot be canceled. */
export const firstRate = (rates: readonly OfferedRoom[]): OfferedRoom =>
  rates.find(({ rateType }) => rateType === 'standard') ?? rates[0]!;
