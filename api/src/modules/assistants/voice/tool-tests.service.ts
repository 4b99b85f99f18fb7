import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AnswerOf } from '@booking/contracts/endpoint';
import { ToolAudience, toolOf, toolPath, type ToolDefinition } from '@booking/contracts/tools';
import type { ToolTest, voiceEndpoints } from '@booking/contracts/voice';
import { hotelDate } from '@booking/hotel/hotel-time';
import { directNumberOf } from '@booking/hotel/phone-number';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { TestCallers } from '../../../providers/test-callers.service.ts';
import { parseToolArguments, writtenArgument } from '../../../providers/tool-arguments.mapper.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { errorIn, checkToolReply } from './tool-reply.rule.ts';
import { TestNumbers } from './test-numbers.service.ts';

type Arguments = Record<string, unknown>;
type Trial = AnswerOf<typeof voiceEndpoints.testTool>;
type Server = ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance'];

/** Tries a tool as the voice platform would use it: through its own door, with a bearer token and the platform's envelope. */
@Injectable()
export class ToolTests {
  constructor(
    private readonly adapters: HttpAdapterHost,
    private readonly testCallers: TestCallers,
    private readonly numbers: TestNumbers,
    private readonly modes: ModeService,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /**
   * A tool that writes or charges is only checked unless `runForReal`; then it is done for the phone among the arguments, as if that
   * called. @throws Refusal 404 for a tool there is not, 403 for a phone whose owner did not agree
   */
  async run(toolId: string, args: Arguments | string, runForReal: boolean): Promise<Trial> {
    const { audience, name, tool } = this.find(toolId);
    const toolCallId = `call_${randomUUID()}`;
    const asked = { id: toolCallId, type: 'function', function: { name, arguments: args } };
    const sent = { message: { type: 'tool-calls', timestamp: this.clock.now().getTime(), toolCallList: [asked] } };
    const isDry = tool.effect !== 'reads' && !runForReal;
    const caller = isDry || audience === 'staff' ? undefined : await this.callerOf(args, tool);
    const trial = isDry ? this.check(tool, args, sent) : await this.send(audience, name, toolCallId, sent, caller);
    return { ...trial, timestamp: this.clock.now().toISOString() };
  }

  private find(toolId: string): { audience: ToolAudience; name: string; tool: ToolDefinition } {
    const [audience, name = ''] = toolId.split('.');
    const known = ToolAudience.options.find((each) => each === audience);
    const tool = known && toolOf(known, name);
    if (!known || !tool) throw new Refusal(404, 'not_found', `There is no tool ${toolId}.`);
    return { audience: known, name, tool };
  }

  /** A reading tool runs without a caller when the number's owner has not agreed to tests. */
  private async callerOf(args: Arguments | string, { effect }: ToolDefinition): Promise<string | undefined> {
    const phone = writtenArgument(args, 'phone');
    const number = directNumberOf(typeof phone === 'string' || typeof phone === 'number' ? String(phone) : '');
    if (!number) return undefined;
    const mode = await this.modes.current();
    if (effect !== 'reads') await this.numbers.requireAllowed(mode, number);
    return (await this.numbers.isAllowed(mode, number)) ? number : undefined;
  }

  private check(tool: ToolDefinition, args: Arguments | string, sent: Arguments): Omit<Trial, 'timestamp'> {
    const today = hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
    const parsed = parseToolArguments(tool, args, today);
    const wrong = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    const rules = [
      {
        rule: 'The arguments are what the tool takes',
        ok: parsed.success,
        detail: wrong ?? 'Nothing was sent: this tool writes or charges.',
      },
    ];
    const testResult: ToolTest = { dryRun: true, sent, statusCode: null, durationMs: null, reply: null, rules };
    return { success: parsed.success, testResult, error: wrong ?? null };
  }

  private async send(
    audience: ToolAudience,
    name: string,
    toolCallId: string,
    sent: Arguments,
    caller: string | undefined,
  ): Promise<Omit<Trial, 'timestamp'>> {
    const server = this.adapters.httpAdapter.getInstance<ReturnType<Server>>();
    const started = performance.now();
    const answer = await server.inject({
      method: 'POST',
      url: `${toolPath[audience]}/${name}`,
      headers: {
        authorization: `Bearer ${this.env.callbackSecret(audience)}`,
        ...(caller && this.testCallers.headers(caller)),
      },
      payload: sent,
    });
    const durationMs = Math.round(performance.now() - started);
    const reply: unknown = answer.json();
    const rules = checkToolReply({ statusCode: answer.statusCode, durationMs, body: reply, toolCallId });
    const broken = rules.find(({ ok }) => !ok);
    const error = broken ? `${broken.rule}: ${broken.detail}` : (errorIn(reply) ?? null);
    const testResult: ToolTest = { dryRun: false, sent, statusCode: answer.statusCode, durationMs, reply, rules };
    return { success: error === null, testResult, error };
  }
}
