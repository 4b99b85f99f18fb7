import type { ExtendedStatus, ExtensionRequest } from '@booking/contracts/extensions';
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
  ...(payment.stripeSession && { stripeSessionId: payment.stripeSession }),
});
