import type { Method } from '../method.ts';
import { adjustmentMethods } from './adjustment-methods.ts';
import { assignedMethods } from './assigned-methods.ts';
import { assignmentMethods } from './assignment-methods.ts';
import { availabilityMethods } from './availability-methods.ts';
import { blockMethods } from './block-methods.ts';
import { bookMethods } from './book-methods.ts';
import { changeMethods } from './change-methods.ts';
import { deskMethods } from './desk-methods.ts';
import { guestChangeMethods } from './guest-change-methods.ts';
import { guestMethods } from './guest-methods.ts';
import { housekeepingMethods } from './housekeeping-methods.ts';
import { noteMethods } from './note-methods.ts';
import { paymentMethods } from './payment-methods.ts';
import { propertyMethods } from './property-methods.ts';
import { rateMethods } from './rate-methods.ts';
import { reservationListMethods } from './reservation-list-methods.ts';
import { reservationMethods } from './reservation-methods.ts';
import { roomMethods } from './room-methods.ts';
import { taxMethods } from './tax-methods.ts';
import { webhookMethods } from './webhook-methods.ts';

/** Every call there is. What the published description does not have (getPayments and its like) is not here either. */
export const allMethods: readonly Method[] = [
  ...propertyMethods,
  ...roomMethods,
  ...availabilityMethods,
  ...rateMethods,
  ...taxMethods,
  ...reservationListMethods,
  ...reservationMethods,
  ...bookMethods,
  ...changeMethods,
  ...assignedMethods,
  ...assignmentMethods,
  ...blockMethods,
  ...housekeepingMethods,
  ...deskMethods,
  ...paymentMethods,
  ...adjustmentMethods,
  ...guestMethods,
  ...guestChangeMethods,
  ...noteMethods,
  ...webhookMethods,
];
