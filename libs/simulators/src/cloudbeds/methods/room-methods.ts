import { z } from 'zod';
import { tonight } from '../../hotel/rooms/housekeeping.ts';
import type { Hotel } from '../../hotel/create-hotel.ts';
import { roomsToAssign } from '../../hotel/stays/rooms-to-assign.ts';
import { photosOf } from '../answers/property.ts';
import { roomFacts, roomTypeFacts } from '../answers/room.ts';
import { defineMethod, type Asked, type Method } from '../method.ts';
import { date, list, maybe, orElse, pageOf, paging, text, whole } from '../parameters.ts';
import { stayFrom } from './stay-parameters.ts';

const roomParameters = z.object({
  roomTypeID: maybe(list),
  roomTypeNameShort: maybe(text),
  startDate: maybe(date),
  endDate: maybe(date),
  includeRoomRelations: orElse(whole, 0),
  ...paging(20, 100),
});

export const roomMethods: readonly Method[] = [
  defineMethod({
    name: 'getRoomTypes',
    verb: 'GET',
    scope: 'read:room',
    parameters: z.object({
      roomTypeIDs: maybe(list),
      roomTypeName: maybe(text),
      maxGuests: maybe(whole),
      startDate: maybe(date),
      endDate: maybe(date),
      ...paging(20, 100),
    }),
    answer: ({ account, hotel, origin }, { roomTypeIDs, roomTypeName, maxGuests, startDate, endDate, ...page }) => {
      const free = hotel.freeRooms(stayFrom(startDate, endDate) ?? tonight(hotel));
      const rows = hotel.house.roomTypes
        .filter(({ id }) => roomTypeIDs?.includes(id) ?? true)
        .filter(({ name }) => roomTypeName === undefined || name === roomTypeName)
        .filter((roomType) => maxGuests === undefined || roomType.maxGuests >= maxGuests)
        .map((roomType) => ({
          ...roomTypeFacts(roomType),
          propertyID: account.settings.propertyId,
          isPrivate: true,
          roomTypeUnits: roomType.doors.length,
          roomsAvailable: free.filter((room) => room.roomType === roomType).length,
          roomTypePhotos: photosOf(origin, roomType.shortName).map(({ image }) => image),
          roomTypeFeatures: Object.fromEntries(roomType.features.entries()),
        }));
      return pageOf(rows, page);
    },
  }),
  ...['getRooms', 'getRoomsUnassigned'].map((name) =>
    defineMethod({
      name,
      verb: 'GET',
      scope: 'read:room',
      parameters: roomParameters,
      answer: listRooms,
    }),
  ),
];

// With dates the meaning changes: then it is the rooms nobody is assigned to.
function listRooms({ account, hotel }: Asked, parameters: z.output<typeof roomParameters>): object {
  const { roomTypeID, roomTypeNameShort, startDate, endDate, includeRoomRelations, ...page } = parameters;
  const stay = stayFrom(startDate, endDate);
  const blocked = blockedTonight(hotel);
  const rows = (stay ? roomsToAssign(hotel, stay) : hotel.house.rooms)
    .filter(({ roomType }) => roomTypeID?.includes(roomType.id) ?? true)
    .filter(({ roomType }) => roomTypeNameShort === undefined || roomType.shortName === roomTypeNameShort)
    .map((room) => ({
      ...roomFacts(room, blocked.has(room.id)),
      ...(includeRoomRelations === 1 ? { linkedRoomIDs: [], linkedRoomTypeIDs: [], linkedRoomTypeQty: [] } : {}),
    }));
  const { data, ...counts } = pageOf(rows, page);
  return { data: [{ propertyID: account.settings.propertyId, rooms: data }], ...counts };
}

function blockedTonight(hotel: Hotel): Set<string> {
  const claims = hotel.register.claimsOn(tonight(hotel));
  return new Set(claims.flatMap(({ block, hold }) => (block ? [hold.roomId] : [])));
}
