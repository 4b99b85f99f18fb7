import type { BootRemote } from '@booking/contracts/remotes';
import type { User } from '@booking/contracts/session';

/** Whether a page of the shell will stand in the console's frame. */
const isFramed = (user: User | null, route: BootRemote['routes'][number] | undefined): boolean =>
  user !== null && route?.frame !== 'bare';

/** The page with the outline of the frame that the shell is going to draw, or without where it draws none. */
export const withFrame = (
  template: string,
  user: User | null,
  route: BootRemote['routes'][number] | undefined,
): string => (isFramed(user, route) ? template : template.replace(/<!--frame-->.*<!--\/frame-->/s, ''));
