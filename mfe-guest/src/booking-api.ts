// What the pages of a booking request and check besides the page of rooms.
export { bookingReturnEndpoints } from '@booking/contracts/booking-return';
export { freeRoomEndpoints } from '@booking/contracts/free-rooms';
export { BookingDetails, guestPageEndpoints, Intake } from '@booking/contracts/guest-pages';
export { callApi } from './call-api.ts';
