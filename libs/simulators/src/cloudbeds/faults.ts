import type { Fault, FaultDial } from '../shared-kernel/fault-dial.ts';
import type { FaultAnswers } from '../shared-kernel/obey-dial.ts';
import { accessDenied, serverError, tooManyRequests, type CloudbedsError } from './cloudbeds-error.ts';

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
