import type { ExtendedStatus, ExtensionRequest } from '@booking/contracts/extensions';
import type { FileColumns } from '../../people/list-exports/list-exports.service.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import type { ExtensionRequestEntity } from './extension-request.entity.ts';

const extendedStatusOf = ({ status, syncStatus, closedNote }: PaymentEntity): ExtendedStatus =>
  closedNote ? 'closed_by_hand' : (syncStatus ?? (status === 'pending' ? 'pending' : 'not_extended'));

/** A request as the console shows it (S2 section 3). */
export const toExtensionRequest = (
  { payment, ...request }: ExtensionRequestEntity,
  isUnsynced: boolean,
): ExtensionRequest => ({
  id: request.id,
  guestName: request.guestName,
  guestPhone: request.guestPhone,
  guestEmail: request.guestEmail,
  requestedWorkflow: request.requestedWorkflow,
  amountCents: payment.amountCents,
  additionalNights: request.additionalNights,
  originalCheckoutDate: request.originalCheckoutDate,
  newCheckoutDate: request.newCheckoutDate,
  reservationID: request.reservationId,
  paymentStatus: payment.status === 'completed' ? 'paid' : payment.status,
  cloudbedsStatus: extendedStatusOf(payment),
  isUnsynced,
  createdAt: request.createdAt.toISOString(),
  ...(request.roomTypeName && { roomTypeName: request.roomTypeName }),
  ...(payment.syncError && { errorMessage: payment.syncError }),
  ...(payment.paidAt && { paidAt: payment.paidAt.toISOString() }),
  ...(payment.syncedAt && { syncedAt: payment.syncedAt.toISOString() }),
  paymentId: payment.id,
  callId: request.callId,
  ...(payment.stripeSession && { stripeSessionId: payment.stripeSession }),
});

export const extensionColumns: FileColumns<ExtensionRequest> = (time) => [
  ['id', ({ id }) => id],
  ['created', ({ createdAt }) => time(createdAt)],
  ['guest', ({ guestName }) => guestName],
  ['phone', ({ guestPhone }) => guestPhone],
  ['email', ({ guestEmail }) => guestEmail],
  ['reservation', ({ reservationID }) => reservationID],
  ['room type', ({ roomTypeName }) => roomTypeName ?? null],
  ['nights', ({ additionalNights }) => additionalNights],
  ['check-out before', ({ originalCheckoutDate }) => originalCheckoutDate],
  ['check-out', ({ newCheckoutDate }) => newCheckoutDate],
  ['amount (USD)', ({ amountCents }) => amountCents / 100],
  ['payment', ({ paymentStatus }) => paymentStatus],
  ['Cloudbeds', ({ cloudbedsStatus }) => String(cloudbedsStatus)],
  ['problem', ({ errorMessage }) => errorMessage ?? null],
  ['paid', ({ paidAt }) => (paidAt ? time(paidAt) : null)],
  ['extended', ({ syncedAt }) => (syncedAt ? time(syncedAt) : null)],
  ['stripe session', ({ stripeSessionId }) => stripeSessionId ?? null],
];
