import { Controller, Req } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { remoteReportEndpoints } from '@booking/contracts/remote-reports';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { SessionCookie } from '../../people/sessions/session-cookie.service.ts';
import { RemoteReportsService } from './remote-reports.service.ts';

@Controller()
export class RemoteReportsController {
  constructor(
    private readonly reports: RemoteReportsService,
    private readonly cookie: SessionCookie,
  ) {}

  @Route(remoteReportEndpoints.report)
  async report(
    @Input() { body }: InputOf<typeof remoteReportEndpoints.report>,
    @Req() request: FastifyRequest,
  ): Promise<{ taken: number }> {
    const session = request.user && this.cookie.read(request);
    return { taken: await this.reports.add(body.reports, session) };
  }
}
