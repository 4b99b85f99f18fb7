import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { bearerToken, isOneOf } from '../../platform/http/same-secret.ts';

/** Tool calls carry the tool token as bearer. */
@Injectable()
export class ToolTokenGuard implements CanActivate {
  constructor(private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const { VAPI_TOOL_TOKEN, VAPI_TOOL_TOKEN_BEFORE } = this.env.settings;
    if (isOneOf(bearerToken(headers.authorization), [VAPI_TOOL_TOKEN, VAPI_TOOL_TOKEN_BEFORE])) return true;
    throw new Refusal(401, 'wrong_token', 'The tool token is missing or wrong.');
  }
}
