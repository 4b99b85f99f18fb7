import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { modeEndpoints, type ModeSettings } from '@booking/contracts/mode';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from './mode.service.ts';

@Controller()
export class ModeController {
  constructor(private readonly modes: ModeService) {}

  @Route(modeEndpoints.read)
  async read(): Promise<ModeSettings> {
    const [mode, lastSwitch] = await Promise.all([this.modes.current(), this.modes.findLastSwitch()]);
    return { mode, success: true, settings: { mode }, ...(lastSwitch && { lastSwitch }) };
  }

  @Route(modeEndpoints.change)
  async change(
    @Input() { body }: InputOf<typeof modeEndpoints.change>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof modeEndpoints.change>> {
    return { success: true, settings: { mode: await this.modes.change(body.mode, request.user!.id) } };
  }
}
