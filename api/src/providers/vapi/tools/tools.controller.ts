import { Controller, Logger, Req, type RawBodyRequest } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { toolEndpoints, type ToolAudience } from '@booking/contracts/tools';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { withShortTexts } from '../../../platform/inbox/short-texts.mapper.ts';
import { TestCallers } from '../../test-callers.service.ts';
import { ToolRunner } from '../../tool-runner.port.ts';
import { deliveryKey } from '../webhook/delivery-key.rule.ts';
import { Rehearsals } from '../chats/rehearsals.service.ts';
import { messageOf } from '../webhook/server-message.mapper.ts';
import { ToolCalls } from './tool-calls.service.ts';

type ToolInput = InputOf<typeof toolEndpoints.guest>;
/** No argument of a tool may be as long as that, and a message repeats each three times. */
const longestText = 20_000;

type ToolRequest = RawBodyRequest<FastifyRequest>;

/**
 * Takes the platform's envelope, answered with 200 whatever happens, and for scripts a plain body of arguments. The secret of an
 * audience opens its tools and no others.
 */
@Controller()
export class ToolsController {
  private readonly logger = new Logger('ToolRunnerService');

  constructor(
    private readonly tools: ToolCalls,
    private readonly runner: ToolRunner,
    private readonly rehearsals: Rehearsals,
    private readonly testCallers: TestCallers,
  ) {}

  @Route(toolEndpoints.guest)
  guest(@Req() request: ToolRequest, @Input() input: ToolInput): Promise<Record<string, unknown>> {
    return this.run('guest', request, input);
  }

  @Route(toolEndpoints.staff)
  staff(@Req() request: ToolRequest, @Input() input: ToolInput): Promise<Record<string, unknown>> {
    return this.run('staff', request, input);
  }

  @Route(toolEndpoints.customer)
  customer(@Req() request: ToolRequest, @Input() input: ToolInput): Promise<Record<string, unknown>> {
    return this.run('customer_experience', request, input);
  }

  private async run(
    audience: ToolAudience,
    request: ToolRequest,
    { params, body: given }: ToolInput,
  ): Promise<Record<string, unknown>> {
    const body = withShortTexts(given, longestText);
    const isRehearsal = this.rehearsals.isRehearsal(request.headers);
    if (messageOf(body).type === 'tool-calls') {
      const testCaller = this.testCallers.find(request.headers);
      const begun = performance.now();
      try {
        return await this.tools.answer(audience, body, deliveryKey(request), { isRehearsal, testCaller });
      } catch (error) {
        const status = error instanceof Refusal ? error.status : 500;
        // the error is what is answered, also where it cannot be kept
        await this.tools
          .recordFailure(body, deliveryKey(request), status, performance.now() - begun)
          .catch((reason: unknown) => this.logger.error({ err: reason }));
        throw error;
      }
    }
    const answer = await this.runner.run(audience, params.tool, body, {
      callId: null,
      callerNumber: null,
      isRehearsal,
    });
    if ('error' in answer) throw new Refusal(409, 'tool_refused', answer.error);
    return answer;
  }
}
