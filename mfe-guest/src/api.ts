// What requests and checks: zod, the contract and the client. `load-api.ts` says why it is a script of its own.
import '@booking/contracts/english';

export {
  BookingDetails,
  guestPageEndpoints,
  Intake,
  RoomContact,
  RoomSelectionWithoutGuest,
} from '@booking/contracts/guest-pages';
export { precheckinEndpoints, PrecheckinWithoutGuest } from '@booking/contracts/precheckin';
export { codeEndpoints } from '@booking/contracts/staff-codes';
export { ConversationStart, webConversationEndpoints } from '@booking/contracts/web-conversations';
export { sendMessage } from './ai/chat/send-message.ts';
export { callApi } from './call-api.ts';
