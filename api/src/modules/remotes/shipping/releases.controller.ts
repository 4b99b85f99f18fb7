import { Controller, Req } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import {
  releaseEndpoints,
  type RemoteBuild,
  type RemoteChange,
  type RemoteError,
  type RemoteState,
} from '@booking/contracts/remote-releases';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { RemoteErrors } from '../health/remote-errors.service.ts';
import { toRemoteBuild } from './remote-state.mapper.ts';
import { RemoteStatesService } from './remote-states.service.ts';
import { shipperOf } from './shipper.mapper.ts';
import { ShippingService } from './shipping.service.ts';

@Controller()
export class ReleasesController {
  constructor(
    private readonly states: RemoteStatesService,
    private readonly errorsOfRemotes: RemoteErrors,
    private readonly shipping: ShippingService,
  ) {}

  @Route(releaseEndpoints.states)
  list(): Promise<RemoteState[]> {
    return this.states.list();
  }

  @Route(releaseEndpoints.admit)
  async admit(
    @Input() { params, body }: InputOf<typeof releaseEndpoints.admit>,
    @Req() request: FastifyRequest,
  ): Promise<RemoteBuild> {
    return toRemoteBuild(await this.shipping.admit(params.id, body.release, body, shipperOf(request)));
  }

  @Route(releaseEndpoints.builds)
  builds(@Input() { params }: InputOf<typeof releaseEndpoints.builds>): Promise<RemoteBuild[]> {
    return this.states.listBuilds(params.id);
  }

  @Route(releaseEndpoints.changes)
  changes(@Input() { params }: InputOf<typeof releaseEndpoints.changes>): Promise<RemoteChange[]> {
    return this.states.listChanges(params.id);
  }

  @Route(releaseEndpoints.errors)
  errors(@Input() { params }: InputOf<typeof releaseEndpoints.errors>): Promise<RemoteError[]> {
    return this.errorsOfRemotes.list(params.id);
  }

  @Route(releaseEndpoints.change)
  async change(
    @Input() { params, body }: InputOf<typeof releaseEndpoints.change>,
    @Req() request: FastifyRequest,
  ): Promise<RemoteState> {
    await this.shipping.change(params.id, body, shipperOf(request));
    return this.states.get(params.id);
  }
}
