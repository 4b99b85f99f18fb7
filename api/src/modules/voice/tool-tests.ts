import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AnswerOf } from '@booking/contracts/endpoint';
import { ToolAudience, toolOf, toolPath, type ToolDefinition } from '@booking/contracts/tools';
import type { ToolTest, voiceEndpoints } from '@booking/contracts/voice';
import { Clock } from '../../platform/clock/clock.ts';
import { Env } from '../../platform/env/env.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { errorIn, replyRules } from './reply-rules.ts';

type Arguments = Record<string, unknown>;
type Trial = AnswerOf<typeof voiceEndpoints.testTool>;
type Server = ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance'];

/** Tries a tool as the voice platform would use it: through its own door, with a bearer token and the platform's envelope. */
@Injectable()
export class ToolTests {
  constructor(
    private readonly adapters: HttpAdapterHost,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** A tool that writes or charges is only checked unless `runForReal`. @throws Refusal 404 for a tool there is not */
  async run(toolId: string, args: Arguments, runForReal: boolean): Promise<Trial> {
    const { audience, name, tool } = this.find(toolId);
    const toolCallId = `call_${randomUUID()}`;
    const asked = { id: toolCallId, type: 'function', function: { name, arguments: args } };
    const sent = { message: { type: 'tool-calls', timestamp: this.clock.now().getTime(), toolCallList: [asked] } };
    const isDry = tool.effect !== 'reads' && !runForReal;
    const trial = isDry ? this.check(tool, args, sent) : await this.send(audience, name, toolCallId, sent);
    return { ...trial, timestamp: this.clock.now().toISOString() };
  }

  private find(toolId: string): { audience: ToolAudience; name: string; tool: ToolDefinition } {
    const [audience, name = ''] = toolId.split('.');
    const known = ToolAudience.options.find((each) => each === audience);
    const tool = known && toolOf(known, name);
    if (!known || !tool) throw new Refusal(404, 'not_found', `There is no tool ${toolId}.`);
    return { audience: known, name, tool };
  }

  private check(tool: ToolDefinition, args: Arguments, sent: Arguments): Omit<Trial, 'timestamp'> {
    const parsed = tool.parameters.safeParse(args);
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
  ): Promise<Omit<Trial, 'timestamp'>> {
    const server = this.adapters.httpAdapter.getInstance<ReturnType<Server>>();
    const started = performance.now();
    const answer = await server.inject({
      method: 'POST',
      url: `${toolPath[audience]}/${name}`,
      headers: { authorization: `Bearer ${this.env.doorSecret(audience)}` },
      payload: sent,
    });
    const durationMs = Math.round(performance.now() - started);
    const reply: unknown = answer.json();
    const rules = replyRules({ statusCode: answer.statusCode, durationMs, body: reply, toolCallId });
    const broken = rules.find(({ ok }) => !ok);
    const error = broken ? `${broken.rule}: ${broken.detail}` : (errorIn(reply) ?? null);
    const testResult: ToolTest = { dryRun: false, sent, statusCode: answer.statusCode, durationMs, reply, rules };
    return { success: error === null, testResult, error };
  }
}
