import { createRandom } from '../shared-kernel/random.ts';
import { ratePlans, type RatePlan } from './prices/rate-plans.ts';
import { suites, type Suite } from './rooms/suites.ts';

/** A kind of suite under the id this property gave it. */
export type RoomType = Suite & { id: string };

/** A suite with a door; `id` is its room type's with a number, `name` what is on the door. */
export type Room = { id: string; name: string; roomType: RoomType };

/** A rate plan of one room type. */
export type Rate = { id: string; roomType: RoomType; plan: RatePlan };

export type PropertyInventory = {
  roomTypes: readonly RoomType[];
  rooms: readonly Room[];
  rates: readonly Rate[];
  /** The one room other channels are never sold, so that there is always something left for tonight. */
  keptBack: Room;
};

/** The hotel as one property has it: the same suites everywhere, ids of its own. */
export function createPropertyInventory(propertyId: string): PropertyInventory {
  const random = createRandom(`ids of ${propertyId}`);
  const firstType = random.between(210_000, 890_000);
  const firstRate = random.between(1_200_000, 4_800_000);

  const roomTypes = suites.map((suite, index) => ({ ...suite, id: String(firstType + index) }));
  const rooms = roomTypes.flatMap((roomType) =>
    roomType.doors.map((name, index) => ({ id: `${roomType.id}-${index}`, name, roomType })),
  );
  const rates = roomTypes.flatMap((roomType, typeIndex) =>
    ratePlans.map((plan, index) => ({ id: String(firstRate + typeIndex * ratePlans.length + index), roomType, plan })),
  );
  const keptBack = rooms.findLast(({ roomType }) => roomType.name === suites[0].name);
  if (!keptBack) throw new Error('a house needs rooms');
  return { roomTypes, rooms, rates, keptBack };
}

/** The room of that id. */
export const findRoom = (house: PropertyInventory, id: string | undefined): Room | undefined =>
  house.rooms.find((room) => room.id === id);

/** The rate of that id or, without one, the room type's base rate. */
export function findRate(house: PropertyInventory, roomTypeId: string, rateId?: string): Rate | undefined {
  const ofType = house.rates.filter(({ roomType }) => roomType.id === roomTypeId);
  return rateId === undefined
    ? ofType.find(({ plan }) => plan.derived === undefined)
    : ofType.find(({ id }) => id === rateId);
}
