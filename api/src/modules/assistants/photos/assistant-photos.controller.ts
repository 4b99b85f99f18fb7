import { Controller, Headers, Res } from '@nestjs/common';
import { assistantEndpoints as endpoints, type Assistant } from '@booking/contracts/assistants';
import type { InputOf } from '@booking/contracts/endpoint';
import type { FastifyReply } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { AssistantPhotos } from './assistant-photos.service.ts';

@Controller()
export class AssistantPhotosController {
  constructor(private readonly photos: AssistantPhotos) {}

  @Route(endpoints.uploadImage)
  uploadImage(@Input() { params, body }: InputOf<typeof endpoints.uploadImage>): Promise<Assistant> {
    return this.photos.upload(params.id, body.imageData);
  }

  /** Its address names the photo by its hash, so what a browser has of it stays right for ever. */
  @Route(endpoints.image)
  async image(
    @Input() { params, query }: InputOf<typeof endpoints.image>,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { webp, hash } = await this.photos.read(params.id);
    const etag = `"${hash}"`;
    const kept = query.v === hash ? 'max-age=31536000, immutable' : 'no-cache';
    void reply.headers({ etag, 'cache-control': `private, ${kept}` });
    if (known === etag) await reply.status(304).send();
    else await reply.header('content-type', 'image/webp').send(webp);
  }
}
