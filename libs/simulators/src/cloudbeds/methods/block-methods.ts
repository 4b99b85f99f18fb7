import { z } from 'zod';
import type { Hotel } from '../../hotel/create-hotel.ts';
import { findRoom } from '../../hotel/property-inventory.ts';
import { BLOCK_TYPES, holdBlock, isInForce, liftBlock, type RoomBlock } from '../../hotel/rooms/room-block.ts';
import { overlaps } from '../../hotel/stays/stay.ts';
import { addDays, daysBetween } from '../../shared-kernel/plain-date.ts';
import { badParameter, refused } from '../cloudbeds-error.ts';
import { defineMethod, type Method } from '../method.ts';
import { date, given, maybe, pageOf, paging, text, whole } from '../parameters.ts';
import { roomBlockEvent } from '../webhooks/happenings.ts';
import { stayBetween } from './stay-parameters.ts';

const MOST_DAYS = 35;
const HOUR_MS = 3_600_000;
const rooms = z.array(z.object({ roomID: given, roomTypeID: maybe(text) })).min(1);

export const blockMethods: readonly Method[] = [
  defineMethod({
    name: 'postRoomBlock',
    verb: 'POST',
    scope: 'write:roomblock',
    parameters: z.object({
      roomBlockType: z.enum(BLOCK_TYPES),
      roomBlockReason: given,
      startDate: date,
      endDate: date,
      rooms,
      lengthOfHoldInHours: maybe(whole),
    }),
    answer: ({ account, hotel }, { roomBlockType, roomBlockReason, lengthOfHoldInHours, ...where }) => {
      const { from, to } = stayBetween(where.startDate, where.endDate);
      if (roomBlockType === 'courtesy_hold' && lengthOfHoldInHours === undefined) {
        throw badParameter('Parameter lengthOfHoldInHours: a courtesy hold needs it');
      }
      const now = hotel.now();
      const block: RoomBlock = {
        id: hotel.newId(6),
        createdAt: now,
        type: roomBlockType,
        reason: roomBlockReason,
        from,
        to,
        ...(roomBlockType === 'courtesy_hold' ? { lapsesAt: later(now, lengthOfHoldInHours ?? 0) } : {}),
        rooms: where.rooms.map(({ roomID }) => ({ eventId: hotel.newId(5), roomId: roomID })),
        holds: [],
      };
      const kept = keep(hotel, block);
      account.announce(roomBlockEvent('created', kept));
      return { propertyID: account.settings.propertyId, ...describe(kept), message: '' };
    },
  }),
  defineMethod({
    name: 'putRoomBlock',
    verb: 'PUT',
    scope: 'write:roomblock',
    parameters: z.object({
      roomBlockID: given,
      roomBlockReason: maybe(text),
      startDate: maybe(date),
      endDate: maybe(date),
      rooms: maybe(rooms),
    }),
    answer: ({ account, hotel }, { roomBlockID, roomBlockReason, startDate, endDate, rooms: changed }) => {
      const block = findBlock(hotel, roomBlockID);
      const { from, to } = stayBetween(startDate ?? block.from, endDate ?? block.to);
      const roomsThen = changed?.map(({ roomID }) => ({ eventId: hotel.newId(5), roomId: roomID })) ?? block.rooms;
      const kept = keep(hotel, { ...block, from, to, reason: roomBlockReason ?? block.reason, rooms: roomsThen });
      account.announce(roomBlockEvent('details_changed', kept));
      return { propertyID: account.settings.propertyId, ...describe(kept), message: '' };
    },
  }),
  defineMethod({
    name: 'deleteRoomBlock',
    verb: 'POST',
    scope: 'delete:roomblock',
    parameters: z.object({ roomBlockID: given }),
    answer: ({ account, hotel }, { roomBlockID }) => {
      const block = findBlock(hotel, roomBlockID);
      hotel.blocks.put(liftBlock(block, hotel.now()));
      account.announce(roomBlockEvent('removed', block));
      return { message: '' };
    },
  }),
  defineMethod({
    name: 'getRoomBlocks',
    verb: 'GET',
    scope: 'read:roomblock',
    parameters: z.object({
      roomBlockID: maybe(text),
      roomTypeID: maybe(text),
      roomID: maybe(text),
      startDate: maybe(date),
      endDate: maybe(date),
      ...paging(20, 100),
    }),
    answer: ({ account, hotel }, { roomBlockID, roomTypeID, roomID, startDate, endDate, ...page }) => {
      const from = startDate ?? hotel.today();
      const last = endDate ?? from;
      if (last < from || daysBetween(from, last) > MOST_DAYS) throw badParameter('The range is 35 days at most');
      const asked = { from, to: addDays(last, 1) };
      const rows = inForce(hotel)
        .filter((block) => (roomBlockID === undefined ? overlaps(block, asked) : block.id === roomBlockID))
        .filter((block) => roomID === undefined || block.rooms.some(({ roomId }) => roomId === roomID))
        .filter((block) => roomTypeID === undefined || block.rooms.some(({ roomId }) => typeOf(roomId) === roomTypeID));
      const { data, ...counts } = pageOf(rows.map(describe), page);
      return { data: { propertyID: account.settings.propertyId, roomBlocks: data }, ...counts, message: '' };
    },
  }),
];

function keep(hotel: Hotel, block: RoomBlock): RoomBlock {
  const claims = hotel.register.claimsOn(block).filter((claim) => claim.block?.id !== block.id);
  for (const { roomId } of block.rooms) {
    if (!findRoom(hotel.house, roomId)) throw refused('Invalid roomID');
    if (claims.some(({ hold }) => hold.roomId === roomId)) throw refused('The room is taken for these dates');
  }
  const held = holdBlock(block, hotel.now());
  hotel.blocks.put(held);
  return held;
}

const inForce = (hotel: Hotel): RoomBlock[] =>
  hotel.blocks.newestFirst().filter((block) => isInForce(block, hotel.now()));

function findBlock(hotel: Hotel, id: string): RoomBlock {
  const block = inForce(hotel).find((each) => each.id === id);
  if (!block) throw refused('Invalid roomBlockID');
  return block;
}

const describe = (block: RoomBlock) => ({
  roomBlockID: block.id,
  roomBlockType: block.type,
  roomBlockReason: block.reason,
  startDate: block.from,
  endDate: block.to,
  rooms: block.rooms.map(({ eventId, roomId }) => ({
    eventID: eventId,
    roomID: roomId,
    roomTypeID: typeOf(roomId),
    isSource: true,
  })),
});

const typeOf = (roomId: string): string => roomId.split('-')[0] ?? '';
const later = (now: string, hours: number): string => new Date(Date.parse(now) + hours * HOUR_MS).toISOString();
