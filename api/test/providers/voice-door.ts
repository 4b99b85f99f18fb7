import type { CallbackTarget } from '../../src/providers/vapi/vapi-account.schema.ts';

/** Where a Vapi of unit tests reaches us, and by which of its credentials. */
export const door: CallbackTarget = {
  PUBLIC_URL: 'https://hotel.example',
  credentials: {
    webhook: 'credential-of-webhook',
    guest: 'credential-of-guest-tools',
    staff: 'credential-of-staff-tools',
    customer_experience: 'credential-of-customer-tools',
  },
};
