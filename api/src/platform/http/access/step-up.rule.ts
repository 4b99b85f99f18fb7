import { stepUpMinutes } from '@booking/contracts/auth';
import type { Endpoint } from '@booking/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock/clock.service.ts';
import type { Env } from '../../env/env.service.ts';
import type { Identity } from './identity.port.ts';
import { Refusal } from '../refusal.error.ts';

const stepUpFirst = (): Refusal =>
  new Refusal(403, 'step_up_required', 'Confirm that it is you: give your password, or a code of your second factor.');

const secondFactorFirst = (): Refusal =>
  new Refusal(
    403,
    'second_factor_required',
    'This takes a second factor. Turn one on in your account, or ship with a ship token.',
  );

/**
 * Asks for a password or code of the last ten minutes where the endpoint says so, so that a script in a user's session cannot do
 * it alone. A ship token is such a proof by itself.
 * @throws Refusal 403
 */
export async function checkStepUp(
  { stepUp }: Endpoint,
  request: FastifyRequest,
  identity: Identity,
  env: Env,
  clock: Clock,
): Promise<void> {
  if (!stepUp || request.shipToken) return;
  const { at, hasSecondFactor } = await identity.proofOf(request);
  if (stepUp === 'second-factor' && !hasSecondFactor && env.isHttps) throw secondFactorFirst();
  if (!at || at.getTime() <= clock.now().getTime() - stepUpMinutes * 60_000) throw stepUpFirst();
}
