import { z } from 'zod';
import type { Fault, FaultDial } from '../shared-kernel/fault-dial.ts';
import { ControlError, readBody } from '../shared-kernel/control-error.ts';
import { PROVIDER_NAMES, type ProviderName, type Providers } from './providers.ts';

/** The faults of one provider: which there are, and which are on. */
export type FaultState = { known: readonly Fault[]; on: Fault[] };

export function stateOf(dial: FaultDial): FaultState {
  return { known: dial.known, on: dial.on() };
}

/** The faults of all providers by their name. */
export function readFaults(providers: Providers): Record<ProviderName, FaultState> {
  const { vapi, cloudbeds, stripe, twilio } = providers;
  return {
    vapi: stateOf(vapi.dial),
    cloudbeds: stateOf(cloudbeds.dial),
    stripe: stateOf(stripe.dial),
    twilio: stateOf(twilio.dial),
  };
}

/** Finds a provider's dial by the provider's name. Throws a 404 {@link ControlError} that names those there are. */
export function findDial(providers: Providers, name: string): FaultDial {
  const found = PROVIDER_NAMES.find((each) => each === name);
  if (!found) throw new ControlError(404, `There is no provider ${name}; there are ${PROVIDER_NAMES.join(', ')}`);
  return providers[found].dial;
}

/** Turns exactly the faults asked for on. Throws a 400 {@link ControlError} naming the known ones when one is unknown. */
export function setFaults(dial: FaultDial, asked: unknown): void {
  const fault = z.custom<Fault>((value) => dial.known.some((known) => known === value), {
    error: ({ input }) => `there is no ${JSON.stringify(input)}; there are ${dial.known.join(', ')}`,
  });
  dial.set(readBody(z.object({ on: z.array(fault) }), asked).on);
}

export function clearFaults(providers: Providers): void {
  for (const name of PROVIDER_NAMES) providers[name].dial.set([]);
}
