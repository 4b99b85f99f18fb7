import type { User } from '@booking/contracts/session';
import type { FastifyRequest } from 'fastify';
import type { RequestShipToken } from '../../../platform/http/access/identity.port.ts';
import type { Actor } from '../../people/audit/audit-event.mapper.ts';
import { installer } from '../installation/installation.rule.ts';

/** Who ships: a user, or CI with a ship token of the remote. */
export type Shipper = { name: string; actor: Actor; token: RequestShipToken | null };

/** A user with the installation's name is shown by e-mail, because that name marks what the installation did. */
const nameOf = ({ name, email }: User): string => (name && name !== installer ? name : email);

const personOf = (user: User): Shipper => ({ name: nameOf(user), actor: user, token: null });

/** The one that a request comes from. */
export function shipperOf({ user, shipToken }: FastifyRequest): Shipper {
  if (!shipToken) return personOf(user!);
  const name = `${shipToken.name} (ship token)`;
  return { name, actor: { kind: 'tool', name }, token: shipToken };
}
