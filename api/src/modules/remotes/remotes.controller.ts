import { Controller, Req } from '@nestjs/common';
import { remoteEndpoints, type BootManifest, type CurrentVersions } from '@booking/contracts/remotes';
import type { FastifyRequest } from 'fastify';
import { Route } from '../../platform/http/route.ts';
import { Boot } from './boot.ts';

@Controller()
export class RemotesController {
  constructor(private readonly boot: Boot) {}

  @Route(remoteEndpoints.boot)
  manifest(@Req() request: FastifyRequest): Promise<BootManifest> {
    return this.boot.manifest(request);
  }

  @Route(remoteEndpoints.current)
  current(@Req() request: FastifyRequest): Promise<CurrentVersions> {
    return this.boot.current(request);
  }
}
