import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { bearerToken, isSameSecret } from '../../platform/http/same-secret.ts';

/** Server messages carry the webhook secret, as `x-vapi-secret` or as bearer. */
@Injectable()
export class VapiSecretGuard implements CanActivate {
  constructor(private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const given = headers['x-vapi-secret'] ?? bearerToken(headers.authorization);
    if (isSameSecret(typeof given === 'string' ? given : undefined, this.env.settings.VAPI_WEBHOOK_SECRET)) return true;
    throw new Refusal(401, 'wrong_secret', 'The webhook secret is missing or wrong.');
  }
}
