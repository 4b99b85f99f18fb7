import { Injectable, Logger } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import type {
  cloudbedsConnectionEndpoints as endpoints,
  ConnectionProblem,
} from '@booking/contracts/cloudbeds-connection';
import type { Mode } from '@booking/contracts/mode';
import { Credentials } from '../../../platform/credentials/credentials.service.ts';
import { actFor, noteChange } from '../../../platform/http/request.context.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { CloudbedsConnections } from './cloudbeds-connections.service.ts';
import type { Pending } from './consent.service.ts';
import { TokenExchange } from './token-exchange.client.ts';
import { WebhookSubscriptions } from '../webhook/webhook-subscriptions.job.ts';

/** What Cloudbeds sends a browser back with. */
type Answer = InputOf<typeof endpoints.callback>['query'];

/** @throws whatever is not the provider's trouble */
export function problemOf(error: unknown): ConnectionProblem {
  if (!(error instanceof ProviderError)) throw error;
  if (error.kind === 'not_set_up') return 'not_set_up';
  return error.kind === 'unauthorized' || error.kind === 'refused' ? 'refused' : 'unreachable';
}

/** The redirect back needs no sign-in, so the audit log takes the user who started the connection. */
function noteConnection({ by, mode }: Pending, problem: ConnectionProblem | undefined): void {
  actFor(by);
  const after = problem ? { connected: false, problem } : { connected: true };
  noteChange({ subject: { type: 'cloudbeds', id: mode }, after });
}

/** Connects a mode by OAuth, once its owner came back from Cloudbeds. */
@Injectable()
export class CloudbedsAuthorization {
  private readonly logger = new Logger('Cloudbeds');

  constructor(
    private readonly connections: CloudbedsConnections,
    private readonly tokens: TokenExchange,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly credentials: Credentials,
  ) {}

  /** @returns what went wrong; undefined once it is connected */
  async finish(pending: Pending | undefined, answer: Answer): Promise<ConnectionProblem | undefined> {
    if (!pending) return 'not_begun';
    const problem = await this.connect(pending, answer);
    noteConnection(pending, problem);
    return problem;
  }

  /** Gets a new access token at once. */
  async refresh(mode: Mode): Promise<AnswerOf<typeof endpoints.refresh>> {
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

  /** Exchanges what Cloudbeds answered for tokens, and keeps them. @returns what went wrong */
  private async connect(
    { mode, redirectUri, verifier, by }: Pending,
    { code, error }: Answer,
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
      const propertyId = this.credentials.get('CLOUDBEDS_PROPERTY_ID', mode) ?? token.propertyIds[0];
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
