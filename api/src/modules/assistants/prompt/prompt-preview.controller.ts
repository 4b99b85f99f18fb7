import { Controller } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { publishingEndpoints as endpoints, type PromptPreview } from '@booking/contracts/publishing';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { PromptPreviews } from './prompt-preview.service.ts';

@Controller()
export class PromptPreviewController {
  constructor(private readonly previews: PromptPreviews) {}

  @Route(endpoints.preview)
  preview(@Input() { params, body }: InputOf<typeof endpoints.preview>): Promise<PromptPreview> {
    return this.previews.getPreview(params.id, body.draft);
  }
}
