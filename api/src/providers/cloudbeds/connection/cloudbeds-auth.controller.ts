import { Controller, Logger, Req, Res } from '@nestjs/common';
import {
  cloudbedsConnectionEndpoints as endpoints,
  type CloudbedsConnection,
  type ConnectionProblem,
} from '@booking/contracts/cloudbeds-connection';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentMode } from '../../../platform/current-mode.port.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { actFor, noteChange } from '../../../platform/http/request.context.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { CloudbedsConnections } from './cloudbeds-connections.service.ts';
import { Consent, type Pending } from './consent.service.ts';
import { TokenExchange } from './token-exchange.client.ts';
import { WebhookSubscriptions } from '../webhook/webhook-subscriptions.job.ts';

const settings = (problem: ConnectionProblem | undefined): string =>
  problem ? `/settings?oauth_error=${problem}` : '/settings?oauth_success=true';

/** @throws whatever is not the provider's trouble */
function problemOf(error: unknown): ConnectionProblem {
  if (!(error instanceof ProviderError)) throw error;
  if (error.trouble === 'not_set_up') return 'not_set_up';
  return error.trouble === 'unauthorized' || error.trouble === 'refused' ? 'refused' : 'unreachable';
}

/** Nobody is asked to be signed in on the way back, so the audit log is told who set out. */
function noteConnection({ by, mode }: Pending, problem: ConnectionProblem | undefined): void {
  actFor(by);
  const after = problem ? { connected: false, problem } : { connected: true };
  noteChange({ subject: { type: 'cloudbeds', id: mode }, after });
}

@Controller()
export class CloudbedsAuthController {
  private readonly logger = new Logger('Cloudbeds');

  constructor(
    private readonly connections: CloudbedsConnections,
    private readonly consent: Consent,
    private readonly tokens: TokenExchange,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly mode: CurrentMode,
    private readonly env: Env,
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
    const problem = pending ? await this.connect(pending, query) : 'not_begun';
    if (pending) noteConnection(pending, problem);
    await reply.redirect(settings(problem), 302);
  }

  @Route(endpoints.refresh)
  async refresh(): Promise<AnswerOf<typeof endpoints.refresh>> {
    const mode = await this.mode.current();
    const { method } = await this.connections.status(mode);
    if (method === 'api_key') return { success: false, error: 'An API key needs no refreshing.' };
    try {
      await this.connections.refresh(mode);
      return { success: true };
    } catch (error) {
      if (error instanceof ProviderError && error.status === 424) return { success: false, error: error.message };
      throw error;
    }
  }

  @Route(endpoints.disconnect)
  async disconnect(): Promise<CloudbedsConnection> {
    const mode = await this.mode.current();
    await this.connections.forget(mode);
    return this.connections.status(mode);
  }

  /** @returns what went wrong */
  private async connect(
    { mode, redirectUri, verifier, by }: Pending,
    { code, error }: InputOf<typeof endpoints.callback>['query'],
  ): Promise<ConnectionProblem | undefined> {
    if (!code) return error === 'access_denied' ? 'denied' : 'refused';
    try {
      const grant = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      } as const;
      const token = await this.tokens.exchange(mode, grant);
      const propertyId = this.env.credential('CLOUDBEDS_PROPERTY_ID', mode) ?? token.propertyIds[0];
      if (!propertyId) return 'no_property';
      if (token.propertyIds.length > 0 && !token.propertyIds.includes(propertyId)) return 'other_property';
      await this.connections.save(mode, token, propertyId, by.id);
      await this.subscriptions.ensureSoon(mode);
      return undefined;
    } catch (failed) {
      this.logger.warn({ err: failed, mode });
      return problemOf(failed);
    }
  }
}
