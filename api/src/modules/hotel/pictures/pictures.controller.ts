import { Controller, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { pictureEndpoints as endpoints } from '@booking/contracts/pictures';
import type { FastifyReply } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { PicturesService } from './pictures.service.ts';

@Controller()
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Route(endpoints.picture)
  async picture(
    @Input() { params: { hash, file } }: InputOf<typeof endpoints.picture>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const bytes = await this.pictures.read(hash, file);
    void reply.headers({ 'cache-control': 'public, max-age=31536000, immutable' });
    await reply.header('content-type', file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp').send(bytes);
  }
}
