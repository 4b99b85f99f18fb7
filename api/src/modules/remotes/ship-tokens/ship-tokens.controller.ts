import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { shipTokenEndpoints as endpoints, type ShipToken } from '@booking/contracts/ship-tokens';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import type { ShipTokenEntity } from './ship-token.entity.ts';
import { ShipTokens } from './ship-tokens.service.ts';
import { shipperOf } from '../shipping/shipper.mapper.ts';

const toShipToken = ({ id, remote, name, createdBy, createdAt, ...rest }: ShipTokenEntity): ShipToken => ({
  ...{ id, remote, name, createdBy, createdAt: createdAt.toISOString() },
  usedAt: rest.usedAt?.toISOString() ?? null,
  revokedBy: rest.revokedBy,
  revokedAt: rest.revokedAt?.toISOString() ?? null,
});

const subjectOf = ({ id, remote, name }: ShipTokenEntity) => ({ type: 'ship_token', id, label: `${remote}: ${name}` });

/** The tokens by which CI ships a remote. */
@Controller()
export class ShipTokensController {
  constructor(
    private readonly tokens: ShipTokens,
    private readonly audit: AuditLog,
  ) {}

  @Route(endpoints.list)
  async list(@Input() { params }: InputOf<typeof endpoints.list>): Promise<ShipToken[]> {
    return (await this.tokens.list(params.id)).map(toShipToken);
  }

  @Route(endpoints.issue)
  async issue(
    @Input() { params, body }: InputOf<typeof endpoints.issue>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.issue>> {
    const { actor, name } = shipperOf(request);
    const { token, shipToken } = await this.tokens.issue(params.id, body.name, name);
    await this.audit.record({ by: actor, action: 'remotes.issue_ship_token', subject: subjectOf(shipToken) });
    return { token, shipToken: toShipToken(shipToken) };
  }

  @Route(endpoints.revoke)
  async revoke(
    @Input() { params }: InputOf<typeof endpoints.revoke>,
    @Req() request: FastifyRequest,
  ): Promise<ShipToken> {
    const { actor, name } = shipperOf(request);
    const revoked = await this.tokens.revoke(params.id, params.tokenId, name);
    await this.audit.record({ by: actor, action: 'remotes.revoke_ship_token', subject: subjectOf(revoked) });
    return toShipToken(revoked);
  }
}
