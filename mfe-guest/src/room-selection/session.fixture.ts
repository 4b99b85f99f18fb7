import { guestPageEndpoints, type RoomContact, type RoomSelectionSession } from '@booking/contracts/guest-pages';
import { answering } from '@booking/remote-kit/testing';
import { session } from './rooms.fixture.ts';

export { accessible, queen, session, suiteRates } from './rooms.fixture.ts';

export const at = '/room-select/token-of-a-guest';

export const answersSession = (given: Partial<RoomSelectionSession> = {}) =>
  answering(guestPageEndpoints.roomSelection, { session: session(given) });

export const ada: RoomContact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@guest.example',
  phone: '+15125550143',
};
