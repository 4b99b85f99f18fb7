import { Controller } from '@nestjs/common';
import { callInsightsEndpoints as endpoints, type CallInsights } from '@booking/contracts/call-insights';
import type { InputOf } from '@booking/contracts/endpoint';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { CallInsightsService } from './call-insights.service.ts';

@Controller()
export class CallInsightsController {
  constructor(private readonly insights: CallInsightsService) {}

  @Route(endpoints.week)
  week(@Input() { query }: InputOf<typeof endpoints.week>): Promise<CallInsights> {
    return this.insights.getWeek(query.week);
  }
}
