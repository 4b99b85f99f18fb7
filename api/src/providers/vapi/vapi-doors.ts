import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toolEndpoints } from '@booking/contracts/tools';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.ts';
import { ProviderDoors } from '../../platform/http/provider-doors.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { bearerToken, isOneOf } from '../../platform/http/same-secret.ts';

type Head = Pick<FastifyRequest, 'headers'>;

/** Server messages carry the webhook secret, as `x-vapi-secret` or as bearer; tool calls carry the tool token as bearer. */
@Injectable()
export class VapiDoors implements OnModuleInit {
  constructor(
    private readonly env: Env,
    private readonly doors: ProviderDoors,
  ) {}

  onModuleInit(): void {
    this.doors.open(webhookEndpoints.vapi, { checkHead: (request) => this.checkSecret(request) });
    for (const endpoint of Object.values(toolEndpoints))
      this.doors.open(endpoint, { checkHead: (request) => this.checkToken(request) });
  }

  private checkSecret({ headers }: Head): object {
    const given = headers['x-vapi-secret'] ?? bearerToken(headers.authorization);
    const { VAPI_WEBHOOK_SECRET, VAPI_WEBHOOK_SECRET_BEFORE } = this.env.settings;
    const text = typeof given === 'string' ? given : undefined;
    if (isOneOf(text, [VAPI_WEBHOOK_SECRET, VAPI_WEBHOOK_SECRET_BEFORE])) return {};
    throw new Refusal(401, 'wrong_secret', 'The webhook secret is missing or wrong.');
  }

  private checkToken({ headers }: Head): object {
    const { VAPI_TOOL_TOKEN, VAPI_TOOL_TOKEN_BEFORE } = this.env.settings;
    if (isOneOf(bearerToken(headers.authorization), [VAPI_TOOL_TOKEN, VAPI_TOOL_TOKEN_BEFORE])) return {};
    throw new Refusal(401, 'wrong_token', 'The tool token is missing or wrong.');
  }
}
