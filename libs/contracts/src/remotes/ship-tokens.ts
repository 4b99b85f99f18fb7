import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { orNull } from '../schema/or-null.ts';
import { RemoteId } from './remotes.ts';
import { rows } from '../endpoint/rows.ts';
import { Line } from '../schema/typed-text.ts';

/** A token by which a team's CI ships its remote; what it is was shown once. */
export const ShipToken = z
  .object({
    id: z.string(),
    remote: RemoteId,
    name: z.string(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    usedAt: orNull(z.iso.datetime()),
    revokedBy: orNull(z.string()),
    revokedAt: orNull(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: 'ShipToken' });
export type ShipToken = z.infer<typeof ShipToken>;

const params = z.object({ id: RemoteId });
const access = 'remotes:ship';

export const shipTokenEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/remotes/{id}/ship-tokens',
    summary: 'The ship tokens of a remote, newest first, revoked ones too',
    access,
    params,
    answer: rows(ShipToken, 'token'),
  },
  issue: {
    method: 'POST',
    path: '/api/admin/remotes/{id}/ship-tokens',
    summary: 'Makes a token that ships this remote and no other; the answer is the only time it is told',
    access,
    audit: 'remotes.issue_ship_token',
    stepUp: 'second-factor',
    params,
    body: z.object({
      name: Line(60).check(z.minLength(1, 'Enter a name.')),
    }),
    answer: z.object({ token: z.string(), shipToken: ShipToken }),
    status: 201,
  },
  revoke: {
    method: 'DELETE',
    path: '/api/admin/remotes/{id}/ship-tokens/{tokenId}',
    summary: 'Ends a token at once; what it shipped stays',
    access,
    audit: 'remotes.revoke_ship_token',
    stepUp: 'any-factor',
    params: z.extend(params, { tokenId: z.uuid() }),
    answer: ShipToken,
  },
});
