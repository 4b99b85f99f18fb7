import type { CallOf } from '@booking/contracts/endpoint';
import { releaseEndpoints, type RemoteState } from '@booking/contracts/remote-releases';
import type { Product } from './product.ts';
import { printLine } from './print-line.ts';

type Change = CallOf<typeof releaseEndpoints.change>['body'];
export type OneWordChange = Extract<Change['kind'], 'rollback' | 'end-canary' | 'switch-off' | 'switch-on' | 'retire'>;

/** Why something is done, and by whom when the account does not say. */
export type Why = { reason: string; by?: string };

/** How a remote stands; undefined for one that was never live. */
export async function stateOf({ ask }: Product, remote: string): Promise<RemoteState | undefined> {
  const states = await ask(releaseEndpoints.states, {});
  return states.find(({ id }) => id === remote);
}

const inWords = (state: RemoteState): string => {
  const { id, live, canary, switchedOff, retired } = state;
  if (retired) return `${id} is retired: ${retired.reason}`;
  if (switchedOff) return `${id} is switched off: ${switchedOff.reason}`;
  const tried = canary ? `; ${canary.version} (${canary.digest}) is tried with ${canary.share}% of sessions` : '';
  return `${id} ${live.version} (${live.digest}) is live${tried}.`;
};

/** Tells how a remote stands now, and where to look after it. */
export function tell({ address }: Product, state: RemoteState): void {
  printLine(inWords(state));
  if (state.hasSite && !state.switchedOff)
    printLine(
      'Guests get it, too, with the next link they open; who is choosing a room goes on with the build before.',
    );
  printLine(`Look after it at ${address}/remotes`);
}

/** Goes back, ends a canary, switches a remote off or on, or retires it. @throws UserFacingError */
export async function changeRemote(product: Product, id: string, kind: OneWordChange, why: Why): Promise<void> {
  const lastChange = (await stateOf(product, id))?.lastChange;
  const body = { kind, ...why, ...(lastChange !== undefined && { lastChange }) };
  tell(product, await product.ask(releaseEndpoints.change, { params: { id }, body }));
}
