import { z } from 'zod';
import { isFictionalPhone } from '../../callers/guests.ts';
import { ControlError } from '../../shared-kernel/control-error.ts';

export type WithNumber = { Params: { number: string } };

/** What somebody writes on a phone. */
export const phoneText = z.string().trim().min(1, 'write something').max(1600, 'longer than 1600 characters');

/** The number of a simulated phone. Throws a 404 {@link ControlError} for any other. */
export function requirePhone(number: string): string {
  if (!isFictionalPhone(number)) throw new ControlError(404, 'There are phones at +1 AAA 555-01XX only');
  return number;
}
