import type { BootRemote } from '@booking/contracts/remotes';
import type { User } from '@booking/contracts/session';
import { maySee } from '../remotes/status/permitted.ts';

type BootSlot = NonNullable<BootRemote['slots']>[number];

/** A part that a remote offers at a place. */
export type Offer = { remote: BootRemote; slot: BootSlot };

/** What remotes offer at a place to somebody, in its order. */
export const offersAt = (remotes: readonly BootRemote[], user: Pick<User, 'role'> | null, place: string): Offer[] =>
  remotes
    .flatMap((remote) => (remote.slots ?? []).map((slot) => ({ remote, slot })))
    .filter(({ slot }) => slot.place === place && maySee(user, slot))
    .sort((one, other) => one.slot.order - other.slot.order);
