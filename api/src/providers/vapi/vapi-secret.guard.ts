import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { bearerToken, isOneOf } from '../../platform/http/same-secret.ts';

/** Server messages carry the webhook secret, as `x-vapi-secret` or as bearer. */
@Injectable()
export class VapiSecretGuard implements CanActivate {
  constructor(private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const given = headers['x-vapi-secret'] ?? bearerToken(headers.authorization);
    const { VAPI_WEBHOOK_SECRET, VAPI_WEBHOOK_SECRET_BEFORE } = this.env.settings;
    const text = typeof given === 'string' ? given : undefined;
    if (isOneOf(text, [VAPI_WEBHOOK_SECRET, VAPI_WEBHOOK_SECRET_BEFORE])) return true;
    throw new Refusal(401, 'wrong_secret', 'The webhook secret is missing or wrong.');
  }
}
