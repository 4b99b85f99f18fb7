import type { z } from 'zod';
import { findScript } from '../callers/find-script.ts';
import { createGuest } from '../callers/guests.ts';
import { createRandom } from '../shared-kernel/random.ts';
import { numberDialled, type Account } from '../vapi/accounts.ts';
import type { Vapi } from '../vapi/create-vapi.ts';
import type { placeCallBody } from './call-requests.ts';
import { ControlError } from '../shared-kernel/control-error.ts';

/**
 * Has a simulated person call the hotel now and answers the call's id. Throws a {@link ControlError} for a script in
 * which the assistant does the dialling, and when no assistant answers the number.
 */
export function placeCall(vapi: Vapi, asked: z.output<typeof placeCallBody>): string {
  const account = findAccount(vapi.accounts, asked.account);
  const { direction, line } = findScript(asked.script);
  if (direction !== 'inbound') {
    throw new ControlError(400, `script: in ${asked.script} the assistant calls; make an outbound call for it`);
  }
  requireAssistant(account, line);
  const { name } = createGuest(createRandom(asked.number));
  return vapi.switchboard.dialIn(account, { script: asked.script, guest: { name, number: asked.number } }).id;
}

/** Throws a 404 {@link ControlError} when there is no account of that name. */
export function findAccount<T extends { settings: { name: string } }>(accounts: readonly T[], name: string): T {
  const found = accounts.find((account) => account.settings.name === name);
  if (!found) throw new ControlError(404, `There is no account ${name}`);
  return found;
}

/** Throws a 409 {@link ControlError} when the number of an account is answered by nobody, or there is no such line. */
export function requireAssistant(account: Account, line?: string): void {
  if (typeof numberDialled(account, line)?.assistantId === 'string') return;
  throw new ControlError(409, `No assistant answers the number of the ${account.settings.name} account yet`);
}
