import type { GuestEvent } from '@booking/contracts/guests';
import { may, type Permission, type Role } from '@booking/contracts/roles';

const accessTo: Record<Exclude<GuestEvent['kind'], symbol>, Permission> = {
  call: 'calls:read',
  link: 'calls:read',
  text: 'calls:read',
  payment: 'payments:read',
  reservation: 'reservations:read',
  precheckin: 'precheckins:read',
};

/** Of the events of a timeline, those whose records the reader may see elsewhere. */
export const visibleEvents = (events: readonly GuestEvent[], role: Role): GuestEvent[] =>
  events.filter(({ kind }) => may(role, accessTo[kind as keyof typeof accessTo]));
