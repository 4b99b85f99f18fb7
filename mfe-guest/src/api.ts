// What requests and checks: zod, the contract and the client. `load-api.ts` says why it is a script of its own.
import '@booking/contracts/english';

export { RoomContact, roomPageEndpoints, RoomSelectionWithoutGuest } from '@booking/contracts/room-pages';
export { config } from 'zod/mini';
export { default as english } from 'zod/v4/locales/en.js';
export { callApi } from './call-api.ts';

// these have libraries of this script, and would bring them along if they were loaded from elsewhere
export const loadAiApi = () => import(/* webpackChunkName: "ai-api" */ './ai/ai-api.ts');
export const loadBookingApi = () => import(/* webpackChunkName: "booking-api" */ './booking-api.ts');
export const loadPrecheckinApi = () =>
  import(/* webpackChunkName: "precheckin-api" */ './precheckin/precheckin-api.ts');
