import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { z } from 'zod';
import { Credentials } from '../../../platform/credentials/credentials.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { jsonOf, Outbound } from '../../../platform/outbound/outbound.client.ts';
import { Pace } from '../../../platform/outbound/pace.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { rows } from '../../lenient-rows.schema.ts';
import { id, words } from '../answer-fields.schema.ts';
import { apiOf, lineOf, required, title } from '../cloudbeds-address.rule.ts';
import { phpForm } from '../php-form.mapper.ts';

const Token = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.coerce.number().positive(),
  resources: rows(z.object({ type: words, id })),
});

export type Token = { accessToken: string; refreshToken: string; expiresAt: Date; propertyIds: string[] };

type Grant =
  | { grant_type: 'authorization_code'; code: string; redirect_uri: string; code_verifier: string }
  | { grant_type: 'refresh_token'; refresh_token: string };

/** Codes and refresh tokens for access tokens. Each may be used once, so a request is never repeated. */
@Injectable()
export class TokenExchange {
  constructor(
    private readonly env: Env,
    private readonly credentials: Credentials,
    private readonly outbound: Outbound,
    private readonly pace: Pace,
  ) {}

  /** @throws ProviderError `unauthorized` when the code or refresh token is not taken */
  async exchange(mode: Mode, grant: Grant): Promise<Token> {
    const line = lineOf(mode);
    const askedAt = Date.now();
    const answer = await this.outbound.send({
      line,
      operation: 'POST access_token',
      url: `${apiOf(this.env)}/access_token`,
      isRepeatable: false,
      turn: () => this.pace.waitForTurn(`cloudbeds ${mode}`, title),
      init: {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: phpForm({
          ...grant,
          client_id: required(this.credentials, 'CLOUDBEDS_CLIENT_ID', mode),
          client_secret: required(this.credentials, 'CLOUDBEDS_CLIENT_SECRET', mode),
        }),
      },
    });
    const read = answer.status < 400 ? Token.safeParse(jsonOf(answer, line)) : undefined;
    if (!read?.success) {
      throw new ProviderError('unauthorized', 'Cloudbeds does not accept this connection. Connect again in Settings.');
    }
    const { access_token, refresh_token, expires_in, resources } = read.data;
    return {
      accessToken: access_token,
      refreshToken: refresh_token,
      expiresAt: new Date(askedAt + expires_in * 1000),
      propertyIds: resources.filter(({ type }) => type === 'property').map((resource) => resource.id),
    };
  }
}
