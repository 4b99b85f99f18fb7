import type { ExtensionRequest } from '@booking/contracts/extensions';

/** All that is known of the guest of a request. */
export const guestPage = ({ reservationID }: ExtensionRequest): string =>
  `/guests?${new URLSearchParams({ reservation: reservationID })}`;

/** The call that a request came of. */
export const callPage = ({ callId }: ExtensionRequest): string | undefined =>
  callId ? `/call-logs/${encodeURIComponent(callId)}` : undefined;

export const paymentPage = ({ paymentId }: ExtensionRequest): string | undefined =>
  paymentId && `/payments?payment=${paymentId}`;

export const reservationPage = ({ reservationID }: ExtensionRequest): string | undefined =>
  reservationID ? `/reservations/${encodeURIComponent(reservationID)}` : undefined;
