import type { Hotel } from '../../hotel/create-hotel.ts';
import { guestName, roomStatus, type Reservation, type ReservationRoom } from '../../hotel/stays/reservation.ts';
import { assignedRoom, soldAs } from './reservation.ts';

/** The guest as the list in a reservation has him. */
export function guestEntry(hotel: Hotel, reservation: Reservation) {
  const { guest, rooms } = reservation;
  const [first] = rooms;
  const assigned = rooms.filter((room) => room.assigned);
  const firstAssigned = assigned[0] && assignedRoom(hotel, assigned[0]);
  const status = first && roomStatus(reservation, first);
  return {
    guestID: guest.id,
    guestFirstName: guest.firstName,
    guestLastName: guest.lastName,
    guestGender: guest.gender,
    guestEmail: guest.email,
    guestPhone: guest.phone,
    guestCellPhone: guest.cellPhone,
    guestAddress: guest.address,
    guestAddress2: guest.address2,
    guestCity: guest.city,
    guestState: guest.state,
    guestCountry: guest.country,
    guestZip: guest.zip,
    guestStatus: status === 'cancelled' ? reservation.status : status,
    guestBirthdate: guest.birthDate,
    guestDocumentType: guest.documentType,
    guestDocumentNumber: guest.documentNumber,
    guestDocumentIssueDate: guest.documentIssueDate,
    guestDocumentIssuingCountry: guest.documentIssuingCountry,
    guestDocumentExpirationDate: guest.documentExpirationDate,
    taxID: guest.taxId,
    companyTaxID: guest.companyTaxId,
    companyName: guest.companyName,
    assignedRoom: firstAssigned !== undefined,
    isAnonymized: false,
    roomID: firstAssigned?.roomID ?? '',
    roomName: firstAssigned?.roomName ?? '',
    roomTypeName: first ? soldAs(hotel, first).name : '',
    roomTypeIsVirtual: false,
    isMainGuest: true,
    customFields: [],
    rooms: assigned.map((room) => ({ ...nameOf(hotel, room), ...assignedRoom(hotel, room) })),
    unassignedRooms: rooms
      .filter((room) => !room.assigned)
      .map((room) => ({ ...nameOf(hotel, room), roomTypeID: soldAs(hotel, room).id })),
  };
}

const nameOf = (hotel: Hotel, room: ReservationRoom) => ({
  reservationRoomID: room.recordId,
  roomTypeName: soldAs(hotel, room).name,
  roomTypeIsVirtual: false,
  subReservationID: room.id,
});

/** A guest as the list of all guests has him. */
export function guestListEntry({ time }: Hotel, reservation: Reservation, withInfo: boolean) {
  const { guest } = reservation;
  const info = {
    guestFirstName: guest.firstName,
    guestLastName: guest.lastName,
    guestGender: guest.gender,
    guestPhone: guest.phone,
    guestCellPhone: guest.cellPhone,
    guestAddress1: guest.address,
    guestAddress2: guest.address2,
    guestCity: guest.city,
    guestState: guest.state,
    guestCountry: guest.country,
    guestZip: guest.zip,
    guestNotes: reservation.guestNotes.map(({ id, text: note }) => ({ ID: id, note })),
  };
  return {
    reservationID: reservation.id,
    guestName: guestName(guest),
    guestEmail: guest.email,
    guestID: guest.id,
    dateCreated: time.wallAt(reservation.createdAt),
    dateModified: time.wallAt(reservation.modifiedAt),
    isMainGuest: true,
    isAnonymized: false,
    status: reservation.status,
    isMerged: false,
    newGuestID: '',
    ...(withInfo ? info : {}),
  };
}
