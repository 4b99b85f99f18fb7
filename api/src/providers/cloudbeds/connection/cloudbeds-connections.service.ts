import { Injectable, Logger } from '@nestjs/common';
import type { CloudbedsConnection } from '@booking/contracts/cloudbeds-connection';
import { credentialName } from '@booking/environment/environment';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Credentials } from '../../../platform/credentials/credentials.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import type { SealedColumn } from '../../../platform/secrets/key-change.job.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import type { CloudbedsConnectionEntity } from './cloudbeds-connection.entity.ts';
import { CloudbedsConnectionsRepository } from './cloudbeds-connections.repository.ts';
import { required } from '../cloudbeds-address.rule.ts';
import { TokenExchange, type Token } from './token-exchange.client.ts';

const purpose = 'cloudbeds tokens';
/** Where they are kept. */
export const sealedTokens = ['access_token', 'refresh_token'].map((column): SealedColumn => ({
  table: 'cloudbeds_connection',
  id: 'mode',
  column,
  purpose: () => purpose,
}));
const early = 10 * 60_000;

/** What a request carries to prove who we are. */
export type Proof = { propertyId: string; headers: Record<string, string>; token: string | null };

/** How each mode is connected: by OAuth once it was connected, else by the API key of the environment. */
@Injectable()
export class CloudbedsConnections {
  private readonly logger = new Logger('Cloudbeds');

  constructor(
    private readonly connections: CloudbedsConnectionsRepository,
    private readonly transactions: Transactions,
    private readonly tokens: TokenExchange,
    private readonly sealed: Sealed,
    private readonly clock: Clock,
    private readonly credentials: Credentials,
  ) {}

  async status(mode: Mode): Promise<CloudbedsConnection> {
    const row = await this.connections.find(mode);
    if (row) {
      const expired = row.expiresAt <= this.clock.now();
      const message =
        row.problem ?? (expired ? 'The access token has expired. Refresh it, or connect again.' : 'Connected.');
      const { propertyId: propertyID, expiresAt } = row;
      return { connected: true, propertyID, expired, expiresAt: expiresAt.toISOString(), message, method: 'oauth' };
    }
    const key = this.credentials.get('CLOUDBEDS_API_KEY', mode);
    const propertyID = this.credentials.get('CLOUDBEDS_PROPERTY_ID', mode) ?? null;
    const none = { expired: false, expiresAt: null };
    if (key) {
      const message = 'Connected by API key. You can sign in to Cloudbeds instead.';
      return { ...none, connected: true, propertyID, message, method: 'api_key' };
    }
    const name = credentialName('CLOUDBEDS_API_KEY', mode);
    const message = `Not connected. Connect, or set ${name} in the environment.`;
    return { ...none, connected: false, propertyID: null, message, method: null };
  }

  /** When the access token of a mode that was connected by OAuth ends, and why it was not renewed. */
  async accessEnds(mode: Mode): Promise<{ at: Date; problem: string | null } | null> {
    const row = await this.connections.find(mode);
    return row && { at: row.expiresAt, problem: row.problem };
  }

  /** @throws ProviderError when there is no connection, or it can no longer be renewed */
  async proof(mode: Mode): Promise<Proof> {
    const row = await this.connections.find(mode);
    if (row) return this.proofOf(await this.renewed(row));
    const key = this.credentials.get('CLOUDBEDS_API_KEY', mode);
    if (!key) throw new ProviderError('not_set_up', (await this.status(mode)).message);
    return {
      propertyId: required(this.credentials, 'CLOUDBEDS_PROPERTY_ID', mode),
      headers: { 'x-api-key': key },
      token: null,
    };
  }

  async save(mode: Mode, token: Token, propertyId: string, by: string): Promise<void> {
    await this.connections.save({
      mode,
      propertyId,
      ...this.columns(token),
      problem: null,
      connectedBy: by,
      connectedAt: this.clock.now(),
      refreshedAt: null,
    });
  }

  async delete(mode: Mode): Promise<void> {
    await this.connections.delete(mode);
  }

  /**
   * Gets a new access token; of all who ask at the same time, on any replica, one does it.
   * @param unwanted the token that was refused; when another one is kept by now, there is nothing to do
   * @throws ProviderError
   */
  async refresh(mode: Mode, unwanted?: string): Promise<Proof> {
    return this.proofOf(await this.exchange(mode, (row) => unwanted === undefined || this.tokenOf(row) === unwanted));
  }

  /** Renews what expires within ten minutes. @returns whether there was a connection to look after */
  async renewIfDue(mode: Mode): Promise<boolean> {
    const row = await this.connections.find(mode);
    if (row) await this.renewed(row);
    return row !== null;
  }

  private isDue = ({ expiresAt }: CloudbedsConnectionEntity): boolean =>
    expiresAt.getTime() - this.clock.now().getTime() < early;

  private async renewed(row: CloudbedsConnectionEntity): Promise<CloudbedsConnectionEntity> {
    if (!this.isDue(row)) return row;
    try {
      return await this.exchange(row.mode, this.isDue);
    } catch (error) {
      // ten minutes are left in which Cloudbeds may come back
      if (row.expiresAt <= this.clock.now()) throw error;
      this.logger.warn({ err: error, mode: row.mode });
      return row;
    }
  }

  private async exchange(
    mode: Mode,
    isDue: (row: CloudbedsConnectionEntity) => boolean,
  ): Promise<CloudbedsConnectionEntity> {
    const outcome = await this.transactions.run(async (transaction) => {
      const row = await this.connections.lock(mode, transaction);
      if (!row) throw new ProviderError('not_set_up', (await this.status(mode)).message);
      if (!isDue(row)) return row;
      const refreshToken = this.sealed.open(purpose, row.refreshToken);
      try {
        const token = await this.tokens.exchange(mode, {
          grant_type: 'refresh_token',
          refresh_token: refreshToken ?? '',
        });
        const renewed = { ...this.columns(token), problem: null, refreshedAt: this.clock.now() };
        return await this.connections.save({ ...row, ...renewed }, transaction);
      } catch (error) {
        const isFinal = error instanceof ProviderError && error.kind === 'unauthorized';
        if (isFinal) await this.connections.saveProblem(mode, error.message, transaction);
        return error as Error;
      }
    });
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  private columns({ accessToken, refreshToken, expiresAt }: Token) {
    return {
      accessToken: this.sealed.seal(purpose, accessToken),
      refreshToken: this.sealed.seal(purpose, refreshToken),
      expiresAt,
    };
  }

  private tokenOf(row: CloudbedsConnectionEntity): string {
    return this.sealed.open(purpose, row.accessToken) ?? '';
  }

  private proofOf(row: CloudbedsConnectionEntity): Proof {
    const token = this.tokenOf(row);
    return { propertyId: row.propertyId, headers: { authorization: `Bearer ${token}` }, token };
  }
}
