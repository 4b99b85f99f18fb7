import { COMMON_FAULTS, LIST_ODDITIES, type Fault, type FaultDial } from '../shared-kernel/fault-dial.ts';
import type { FaultAnswers } from '../shared-kernel/obey-dial.ts';
import { accessDenied, serverError, tooManyRequests, type CloudbedsError } from './cloudbeds-error.ts';

/** What can go wrong, or be odd, at Cloudbeds. */
export const KNOWN_FAULTS: readonly Fault[] = [
  ...COMMON_FAULTS,
  'room_just_taken',
  'short_pages',
  'half_way',
  ...LIST_ODDITIES,
];

/** A dial that says the same but for some faults. */
export function without(dial: FaultDial, ...faults: Fault[]): FaultDial {
  return { ...dial, has: (fault) => !faults.includes(fault) && dial.has(fault) };
}

const answerOf = ({ statusCode, body }: CloudbedsError) => ({ status: statusCode, body });

/** How Cloudbeds says that something is wrong. */
export const faultAnswers: FaultAnswers = {
  rate_limited: answerOf(tooManyRequests()),
  server_error: answerOf(serverError()),
  expired_token: answerOf(accessDenied()),
};
