import { ProviderError } from '../../platform/outbound/provider.error.ts';
import type { SetupFinding } from './service-setup.port.ts';

type Thing = { id: string; label: string };

export const done = (thing: Thing, found: string | null = null): SetupFinding => ({
  ...thing,
  status: 'done',
  found,
  whatToDo: null,
});

export const open = (
  status: 'missing' | 'wrong' | 'waiting',
  thing: Thing,
  found: string | null,
  whatToDo: string,
): SetupFinding => ({ ...thing, status, found, whatToDo });

/** What a person does when a service does not take what was entered, and where it answers. */
export type Remedies = { refused: string; unreachable: string };

/** What an error of a service means for what was checked. @throws whatever is no error of a service */
export function findingOfError(error: unknown, thing: Thing, { refused, unreachable }: Remedies): SetupFinding {
  if (!(error instanceof ProviderError)) throw error;
  const { kind, message } = error;
  if (kind === 'not_set_up') return open('missing', thing, message, refused);
  if (kind === 'rate_limited') return open('waiting', thing, message, 'Check again in a minute.');
  const isAway = error.isOutage || kind === 'paused';
  return open('wrong', thing, message, isAway ? unreachable : refused);
}

/** The same, for a check that gives findings when nothing is thrown. */
export async function findings(
  thing: Thing,
  remedies: Remedies,
  check: () => Promise<SetupFinding[]>,
): Promise<SetupFinding[]> {
  try {
    return await check();
  } catch (error) {
    return [findingOfError(error, thing, remedies)];
  }
}
