// Parts of a remote that are shown at places outside of its own screens, as its team declares them.
import * as z from 'zod/mini';
import { isPermission } from '../people/roles.ts';

/** Slots that a remote may have in all, and at one place. */
export const mostSlots = 8;
export const mostAtOnePlace = 2;

const common = {
  module: z
    .string()
    .check(
      z.regex(/^[a-z][a-z0-9-]{0,40}$/),
      z.describe('The folder of the module, such as agent-status; it exports Slot'),
    ),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(40), z.describe('As people read it at that place')),
  order: z.int().check(z.describe('Its place beside slots of other remotes, the lowest first')),
  permission: z.string().check(
    z.refine((name): boolean => isPermission(name), 'No role has such a permission'),
    z.describe('What a role needs to be shown it; a screen of another remote does not decide that'),
  ),
};

const height = z
  .number()
  .check(
    z.minimum(2),
    z.maximum(30),
    z.describe('Of what is below the title, in rem: its space is kept from the start'),
  );

/** A part of a remote at a place that the shell or another remote has for such parts. */
export const RemoteSlot = z.discriminatedUnion('place', [
  z.strictObject({ place: z.literal('dashboard-card'), ...common, height }),
  z.strictObject({ place: z.literal('call-action'), ...common }),
  z.strictObject({ place: z.literal('reservation-action'), ...common }),
  z.strictObject({ place: z.literal('search-provider'), ...common }),
]);
export type RemoteSlot = z.infer<typeof RemoteSlot>;
