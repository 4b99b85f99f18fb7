import { Controller, Req, Res } from '@nestjs/common';
import {
  cloudbedsConnectionEndpoints as endpoints,
  type CloudbedsConnection,
  type ConnectionProblem,
} from '@booking/contracts/cloudbeds-connection';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentMode } from '../../../platform/current-mode.port.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { CloudbedsAuthorization, problemOf } from './cloudbeds-authorization.service.ts';
import { CloudbedsConnections } from './cloudbeds-connections.service.ts';
import { Consent } from './consent.service.ts';

const settings = (problem: ConnectionProblem | undefined): string =>
  problem ? `/settings?oauth_error=${problem}` : '/settings?oauth_success=true';

@Controller()
export class CloudbedsAuthController {
  constructor(
    private readonly connections: CloudbedsConnections,
    private readonly consent: Consent,
    private readonly authorization: CloudbedsAuthorization,
    private readonly mode: CurrentMode,
  ) {}

  @Route(endpoints.status)
  async status(): Promise<CloudbedsConnection> {
    return this.connections.status(await this.mode.current());
  }

  /** A browser came here by a link, so what is wrong is said on the page it came from. */
  @Route(endpoints.authorize)
  async authorize(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const mode = await this.mode.current();
    try {
      await reply.redirect(this.consent.begin(request, reply, mode), 302);
    } catch (error) {
      await reply.redirect(settings(problemOf(error)), 302);
    }
  }

  @Route(endpoints.callback)
  async callback(
    @Input() { query }: InputOf<typeof endpoints.callback>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const pending = this.consent.end(request, reply, query.state);
    await reply.redirect(settings(await this.authorization.finish(pending, query)), 302);
  }

  @Route(endpoints.refresh)
  async refresh(): Promise<AnswerOf<typeof endpoints.refresh>> {
    return this.authorization.refresh(await this.mode.current());
  }

  @Route(endpoints.disconnect)
  async disconnect(): Promise<CloudbedsConnection> {
    const mode = await this.mode.current();
    await this.connections.delete(mode);
    return this.connections.status(mode);
  }
}
