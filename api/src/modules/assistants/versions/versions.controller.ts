import { Controller } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { publishingEndpoints as endpoints } from '@booking/contracts/publishing';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { AssistantVersions } from './versions.service.ts';

@Controller()
export class VersionsController {
  constructor(private readonly versions: AssistantVersions) {}

  @Route(endpoints.versions)
  list(@Input() { params }: InputOf<typeof endpoints.versions>): Promise<AnswerOf<typeof endpoints.versions>> {
    return this.versions.list(params.id);
  }
}
