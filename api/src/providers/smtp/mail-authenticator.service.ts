import { Injectable, type OnModuleInit } from '@nestjs/common';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import { Env } from '../../platform/env/env.service.ts';
import { ProviderAuthenticators } from '../../platform/http/access/provider-authenticators.service.ts';
import { bearerToken, isOneOf } from '../../platform/http/access/same-secret.rule.ts';
import { Refusal } from '../../platform/http/refusal.error.ts';

export const wrongMailSecret = (): Refusal =>
  new Refusal(401, 'wrong_secret', 'The bearer token is missing or is not MAIL_WEBHOOK_SECRET.');

/** The mail server that passes on notices shows MAIL_WEBHOOK_SECRET; without one set, nobody may. */
@Injectable()
export class MailAuthenticator implements OnModuleInit {
  constructor(
    private readonly env: Env,
    private readonly authenticators: ProviderAuthenticators,
  ) {}

  onModuleInit(): void {
    this.authenticators.register(webhookEndpoints.mail, {
      checkHead: ({ headers }) => {
        if (!isOneOf(bearerToken(headers.authorization), [this.env.settings.MAIL_WEBHOOK_SECRET]))
          throw wrongMailSecret();
        return {};
      },
    });
  }
}
