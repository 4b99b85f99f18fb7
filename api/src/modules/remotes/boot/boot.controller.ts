import { Controller, Req } from '@nestjs/common';
import { remoteEndpoints, type BootManifest, type CurrentVersions } from '@booking/contracts/remotes';
import type { FastifyRequest } from 'fastify';
import { Route } from '../../../platform/http/route.decorator.ts';
import { BootService } from './boot.service.ts';

@Controller()
export class BootController {
  constructor(private readonly boot: BootService) {}

  @Route(remoteEndpoints.boot)
  manifest(@Req() request: FastifyRequest): Promise<BootManifest> {
    return this.boot.manifest(request);
  }

  @Route(remoteEndpoints.current)
  current(@Req() request: FastifyRequest): Promise<CurrentVersions> {
    return this.boot.current(request);
  }
}
