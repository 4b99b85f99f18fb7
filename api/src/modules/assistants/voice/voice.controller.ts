import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { voiceEndpoints, type LiveCall, type PlatformUpdate } from '@booking/contracts/voice';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../../platform/env/env.service.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { PlatformUpdates } from './platform-updates.service.ts';
import { TestCalls } from './test-calls.service.ts';
import { ToolTests } from './tool-tests.service.ts';
import { voiceTools } from './voice-tools.mapper.ts';

@Controller()
export class VoiceController {
  constructor(
    private readonly platform: VoicePlatform,
    private readonly testCalls: TestCalls,
    private readonly toolTests: ToolTests,
    private readonly updates: PlatformUpdates,
    private readonly modes: ModeService,
    private readonly env: Env,
  ) {}

  @Route(voiceEndpoints.tools)
  tools(): AnswerOf<typeof voiceEndpoints.tools> {
    return { success: true, tools: voiceTools(this.env.settings.PUBLIC_URL) };
  }

  @Route(voiceEndpoints.call)
  async call(@Input() { params }: InputOf<typeof voiceEndpoints.call>): Promise<LiveCall> {
    const { durationMs, toolCalls, ...call } = await this.platform.getCall(await this.modes.current(), params.callId);
    const { TEST_CALLER_URL } = this.env.settings;
    return {
      ...call,
      ...(TEST_CALLER_URL && { callerUrl: TEST_CALLER_URL.replace('{id}', encodeURIComponent(call.id)) }),
      duration: durationMs,
      toolCalls: toolCalls.map(({ id, name, arguments: args, result, error }) => ({
        id,
        function: { name, arguments: args },
        result,
        error,
      })),
    };
  }

  @Route(voiceEndpoints.testCall)
  async testCall(
    @Input() { body }: InputOf<typeof voiceEndpoints.testCall>,
  ): Promise<AnswerOf<typeof voiceEndpoints.testCall>> {
    return { success: true, callId: await this.testCalls.place(body.phoneNumber, body.testScenario) };
  }

  @Route(voiceEndpoints.testTool)
  testTool(
    @Input() { body }: InputOf<typeof voiceEndpoints.testTool>,
  ): Promise<AnswerOf<typeof voiceEndpoints.testTool>> {
    return this.toolTests.run(body.toolId, body.arguments, body.runForReal);
  }

  @Route(voiceEndpoints.restoreToolMessages)
  restoreToolMessages(): Promise<PlatformUpdate> {
    return this.updates.restoreToolMessages();
  }

  @Route(voiceEndpoints.updateInstructions)
  updateInstructions(@Req() { user }: FastifyRequest): Promise<PlatformUpdate> {
    return this.updates.updateInstructions(user!.name);
  }
}
