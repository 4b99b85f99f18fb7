import { Controller } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { liveCallEndpoints as endpoints, type LiveCall } from '@booking/contracts/live-calls';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { LiveCallsService } from './live-calls.service.ts';

@Controller()
export class LiveCallsController {
  constructor(private readonly calls: LiveCallsService) {}

  @Route(endpoints.list)
  list(): Promise<LiveCall[]> {
    return this.calls.list();
  }

  @Route(endpoints.end)
  end(@Input() { params }: InputOf<typeof endpoints.end>): Promise<AnswerOf<typeof endpoints.end>> {
    return this.calls.end(params.id);
  }
}
