import { Controller, Req } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import {
  releaseEndpoints,
  type RemoteBuild,
  type RemoteChange,
  type RemoteError,
  type RemoteState,
  type Surroundings,
} from '@booking/contracts/remote-releases';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../../platform/env/env.service.ts';
import { ownOrigin } from '../../../platform/http/access/origin.rule.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { AdmissionService } from '../admission/admission.service.ts';
import { Previews } from '../boot/previews.service.ts';
import { RemoteErrors } from '../health/remote-errors.service.ts';
import { shipperOf } from './shipper.mapper.ts';
import { ShippingService } from './shipping.service.ts';
import { RemoteStatesService, toRemoteBuild } from './remote-states.service.ts';
import { UploadsService } from '../admission/uploads.service.ts';

@Controller()
export class ReleasesController {
  constructor(
    private readonly states: RemoteStatesService,
    private readonly remoteErrors: RemoteErrors,
    private readonly admission: AdmissionService,
    private readonly uploads: UploadsService,
    private readonly shipping: ShippingService,
    private readonly previews: Previews,
    private readonly audit: AuditLog,
    private readonly env: Env,
  ) {}

  @Route(releaseEndpoints.states)
  all(): Promise<RemoteState[]> {
    return this.states.all();
  }

  @Route(releaseEndpoints.surroundings)
  surroundings(@Input() { params }: InputOf<typeof releaseEndpoints.surroundings>): Promise<Surroundings> {
    return this.admission.surroundings(params.id);
  }

  @Route(releaseEndpoints.upload)
  async upload(@Input() { params, body }: InputOf<typeof releaseEndpoints.upload>): Promise<{ integrity: string }> {
    const { id: remote, digest, file } = params;
    return { integrity: await this.uploads.add({ remote, digest }, file, Buffer.from(body.base64, 'base64')) };
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
    return this.states.builds(params.id);
  }

  @Route(releaseEndpoints.changes)
  changes(@Input() { params }: InputOf<typeof releaseEndpoints.changes>): Promise<RemoteChange[]> {
    return this.states.changes(params.id);
  }

  @Route(releaseEndpoints.errors)
  errors(@Input() { params }: InputOf<typeof releaseEndpoints.errors>): Promise<RemoteError[]> {
    return this.remoteErrors.list(params.id);
  }

  @Route(releaseEndpoints.change)
  async change(
    @Input() { params, body }: InputOf<typeof releaseEndpoints.change>,
    @Req() request: FastifyRequest,
  ): Promise<RemoteState> {
    await this.shipping.change(params.id, body, shipperOf(request));
    return this.states.one(params.id);
  }

  @Route(releaseEndpoints.previewLink)
  async previewLink(
    @Input() { params, body }: InputOf<typeof releaseEndpoints.previewLink>,
    @Req() request: FastifyRequest,
  ): Promise<{ url: string; until: string }> {
    const { path, until } = await this.previews.link(params.id, body.digest);
    const subject = { type: 'remote', id: params.id };
    const detail = { remote: params.id, digest: body.digest, until };
    await this.audit.record({ by: shipperOf(request).actor, action: 'remotes.preview_link', subject, detail });
    return { url: ownOrigin(request, this.env.settings.PUBLIC_URL) + path, until };
  }
}
