import { z } from 'zod';
import type { Hotel } from '../../hotel/create-hotel.ts';
import { findRoom, type Room } from '../../hotel/property-inventory.ts';
import { housekeepers, roomsToday, stateOf, type RoomToday } from '../../hotel/rooms/housekeeping.ts';
import { CONDITIONS } from '../../hotel/rooms/room-state.ts';
import { refused } from '../cloudbeds-error.ts';
import { defineMethod, type Method } from '../method.ts';
import { flag, given, list, maybe, pageOf, paging, refuseCardNumbers, text } from '../parameters.ts';
import { roomConditionChanged } from '../webhooks/happenings.ts';

const NOBODY = '0';

export const housekeepingMethods: readonly Method[] = [
  defineMethod({
    name: 'getHousekeepingStatus',
    verb: 'GET',
    scope: 'read:housekeeping',
    parameters: z.object({
      roomTypeIDs: maybe(list),
      housekeeperIDs: maybe(list),
      roomCondition: maybe(z.enum(['clean', 'dirty'])),
      roomOccupied: maybe(flag),
      ...paging(100, 5_000),
    }),
    answer: ({ hotel }, { roomTypeIDs, housekeeperIDs, roomCondition, roomOccupied, ...page }) => {
      const rows = roomsToday(hotel)
        .filter(({ room }) => roomTypeIDs?.includes(room.roomType.id) ?? true)
        .filter(({ state }) => housekeeperIDs?.includes(state.housekeeperId ?? NOBODY) ?? true)
        .filter((each) => roomCondition === undefined || each.condition === roomCondition)
        .filter((each) => roomOccupied === undefined || each.isOccupied === roomOccupied)
        .map((each) => describe(hotel, each));
      return pageOf(rows, page);
    },
  }),
  defineMethod({
    name: 'postHousekeepingStatus',
    verb: 'POST',
    scope: 'write:housekeeping',
    parameters: z.object({
      roomID: given,
      roomCondition: maybe(z.enum(CONDITIONS)),
      doNotDisturb: maybe(flag),
      refusedService: maybe(flag),
      vacantPickup: maybe(flag),
      roomComments: text.optional(),
    }),
    answer: ({ account, hotel }, { roomID, roomCondition, roomComments, ...flags }) => {
      const before = today(hotel, roomNamed(hotel, roomID));
      const isToggle = [roomCondition, roomComments, ...Object.values(flags)].every((each) => each === undefined);
      const condition = isToggle ? (before.condition === 'dirty' ? 'clean' : 'dirty') : roomCondition;
      refuseCardNumbers(roomComments ?? '');
      hotel.roomStates.put({
        ...before.state,
        ...(condition === undefined ? {} : { condition, conditionAt: hotel.now() }),
        doNotDisturb: flags.doNotDisturb ?? before.state.doNotDisturb,
        refusedService: flags.refusedService ?? before.state.refusedService,
        vacantPickup: flags.vacantPickup ?? before.state.vacantPickup,
        comments: roomComments ?? before.state.comments,
      });
      const after = today(hotel, before.room);
      if (after.condition !== before.condition) account.announce(roomConditionChanged(roomID, after.condition));
      const { date, roomComments: comments, doNotDisturb, refusedService, vacantPickup } = describe(hotel, after);
      return {
        data: {
          date,
          roomID,
          roomCondition: after.condition,
          roomComments: comments,
          doNotDisturb,
          refusedService,
          vacantPickup,
        },
      };
    },
  }),
  defineMethod({
    name: 'getHousekeepers',
    verb: 'GET',
    scope: 'read:housekeeping',
    parameters: z.object({ ...paging(100, 1_000) }),
    answer: ({ account }, page) =>
      pageOf(
        housekeepers.map(({ id, name }) => ({ propertyID: account.settings.propertyId, housekeeperID: id, name })),
        page,
      ),
  }),
  defineMethod({
    name: 'postHousekeepingAssignment',
    verb: 'POST',
    scope: 'write:housekeeping',
    parameters: z.object({ roomIDs: list, housekeeperID: given }),
    answer: ({ hotel }, { roomIDs, housekeeperID }) => {
      const isKnown = housekeepers.some(({ id }) => id === housekeeperID);
      if (!isKnown && housekeeperID !== NOBODY) throw refused('Invalid housekeeperID');
      const rooms = roomIDs.map((id) => roomNamed(hotel, id));
      for (const room of rooms) {
        const { housekeeperId: _, ...state } = stateOf(hotel, room);
        hotel.roomStates.put(isKnown ? { ...state, housekeeperId: housekeeperID } : state);
      }
      return {};
    },
  }),
];

function roomNamed(hotel: Hotel, id: string): Room {
  const room = findRoom(hotel.house, id);
  if (!room) throw refused('Invalid roomID');
  return room;
}

function today(hotel: Hotel, room: Room): RoomToday {
  const found = roomsToday(hotel).find((each) => each.room === room);
  if (!found) throw refused('Invalid roomID');
  return found;
}

// The list knows no third condition: an inspected room is a clean one there.
function describe(hotel: Hotel, { room, state, condition, isOccupied, isBlocked, frontDesk }: RoomToday) {
  return {
    date: hotel.today(),
    roomTypeID: room.roomType.id,
    roomTypeName: room.roomType.name,
    roomID: room.id,
    roomName: room.name,
    roomCondition: condition === 'dirty' ? 'dirty' : 'clean',
    roomOccupied: isOccupied,
    roomBlocked: isBlocked,
    frontdeskStatus: frontDesk,
    housekeeperID: state.housekeeperId ?? NOBODY,
    housekeeper: housekeepers.find(({ id }) => id === state.housekeeperId)?.name ?? '',
    doNotDisturb: state.doNotDisturb,
    refusedService: state.refusedService,
    vacantPickup: state.vacantPickup,
    roomComments: state.comments,
  };
}
