import { Controller, Req } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { remoteReportEndpoints } from '@booking/contracts/remote-reports';
import { remoteEndpoints, type BootManifest, type CurrentVersions } from '@booking/contracts/remotes';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { BootService } from '../boot/boot.service.ts';
import { RemoteReportsService } from '../health/remote-reports.service.ts';

@Controller()
export class RemotesController {
  constructor(
    private readonly boot: BootService,
    private readonly reports: RemoteReportsService,
  ) {}

  @Route(remoteEndpoints.boot)
  manifest(@Req() request: FastifyRequest): Promise<BootManifest> {
    return this.boot.manifest(request);
  }

  @Route(remoteEndpoints.current)
  current(@Req() request: FastifyRequest): Promise<CurrentVersions> {
    return this.boot.current(request);
  }

  @Route(remoteReportEndpoints.report)
  async report(
    @Input() { body }: InputOf<typeof remoteReportEndpoints.report>,
    @Req() request: FastifyRequest,
  ): Promise<{ taken: number }> {
    return { taken: await this.reports.take(body.reports, this.boot.sessionOf(request, request.user)) };
  }
}
