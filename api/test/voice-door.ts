import type { OurDoor } from '../src/providers/vapi/account.ts';

/** Where a Vapi of unit tests reaches us. */
export const door: OurDoor = {
  PUBLIC_URL: 'https://hotel.example',
  GUESTS_URL: 'https://hotel.example',
  VAPI_TOOL_TOKEN: 'token',
  VAPI_WEBHOOK_SECRET: 'webhook',
};
