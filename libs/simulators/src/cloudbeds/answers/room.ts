import type { Room, RoomType } from '../../hotel/property-inventory.ts';

/** The names of a room type. */
export const roomTypeNames = ({ id, name, shortName }: RoomType) => ({
  roomTypeID: id,
  roomTypeName: name,
  roomTypeNameShort: shortName,
});

/** A room type as every list of them has it. */
export const roomTypeFacts = (roomType: RoomType) => ({
  ...roomTypeNames(roomType),
  roomTypeDescription: roomType.description,
  maxGuests: roomType.maxGuests,
  adultsIncluded: roomType.adultsIncluded,
  childrenIncluded: roomType.childrenIncluded,
});

/** A room as a list of rooms has it. */
export const roomFacts = (room: Room, isBlocked: boolean) => ({
  roomID: room.id,
  roomName: room.name,
  dormRoomName: '',
  roomDescription: '',
  maxGuests: room.roomType.maxGuests,
  isPrivate: true,
  isVirtual: false,
  roomBlocked: isBlocked,
  ...roomTypeNames(room.roomType),
  doorlockID: '',
});
