import type { BootRemote } from '@booking/contracts/remotes';
import { isPermission, may } from '@booking/contracts/roles';
import type { User } from '@booking/contracts/session';

/** Whether somebody may open a screen of a remote, or see an entry of its menu. The server refuses by its own rule. */
export const maySee = (user: Pick<User, 'role'> | null, { permission }: { permission?: string | undefined }): boolean =>
  permission === undefined || (user !== null && isPermission(permission) && may(user.role, permission));

type Offer = Pick<BootRemote, 'routes' | 'nav'>;

/** What of the remotes is there for somebody. */
export const permittedOf = (user: Pick<User, 'role'> | null, remotes: readonly Offer[]): Offer[] =>
  remotes.map(({ routes, nav }) => ({
    routes: routes.filter((route) => maySee(user, route)),
    nav: nav.filter((entry) => maySee(user, entry)),
  }));
