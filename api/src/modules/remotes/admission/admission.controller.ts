import { Controller } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { releaseEndpoints, type Surroundings } from '@booking/contracts/remote-releases';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { AdmissionService } from './admission.service.ts';
import { UploadsService } from './uploads.service.ts';

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** What happens to a build before it is admitted. */
@Controller()
export class AdmissionController {
  constructor(
    private readonly admission: AdmissionService,
    private readonly uploads: UploadsService,
  ) {}

  @Route(releaseEndpoints.surroundings)
  surroundings(@Input() { params }: InputOf<typeof releaseEndpoints.surroundings>): Promise<Surroundings> {
    return this.admission.surroundings(params.id);
  }

  @Route(releaseEndpoints.uploadBuild)
  async uploadBuild(
    @Input() { params, body }: InputOf<typeof releaseEndpoints.uploadBuild>,
  ): Promise<AnswerOf<typeof releaseEndpoints.uploadBuild>> {
    const files = new Map(body.files.map(({ name, base64 }) => [name, bytesOf(base64)]));
    return { bytes: await this.uploads.addBuild({ remote: params.id, digest: params.digest }, files) };
  }

  @Route(releaseEndpoints.upload)
  async upload(@Input() { params, body }: InputOf<typeof releaseEndpoints.upload>): Promise<{ integrity: string }> {
    const { id: remote, digest, file } = params;
    return { integrity: await this.uploads.addFile({ remote, digest }, file, bytesOf(body.base64)) };
  }
}
