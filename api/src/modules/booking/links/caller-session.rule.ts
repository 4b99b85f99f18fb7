import { isSameEmail, isSameName } from '@booking/spoken-language/person-name';
import type { ToolContext } from '../../../providers/tool-runner.port.ts';
import type { PricedOffer } from '../selection/priced-offer.mapper.ts';
import type { BookingGuest, GuestSessionEntity } from './guest-session.entity.ts';

export type NamedGuest = Pick<BookingGuest, 'firstName' | 'lastName' | 'email'>;

/** Said by its id, or by its name as callers do. */
export const isRoom = (room: Pick<PricedOffer, 'roomTypeId' | 'roomTypeName'> | null, said: string): boolean =>
  room !== null &&
  [room.roomTypeId, room.roomTypeName].some((name) => name.toLowerCase() === said.trim().toLowerCase());

const nameOf = ({ firstName, lastName }: NamedGuest): string => `${firstName} ${lastName}`;

/** Names are misheard and written in many ways, so the e-mail address alone counts, too. */
export const isSameGuest = (one: NamedGuest | null, other: NamedGuest): boolean =>
  one !== null && (isSameName(nameOf(one), nameOf(other)) || isSameEmail(one.email, other.email));

/** Whether what was begun is of this very call. */
export const isOfCall = (
  { callId }: Pick<GuestSessionEntity, 'callId'>,
  context: Pick<ToolContext, 'callId'>,
): boolean => callId !== null && callId === context.callId;
