import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { publishingEndpoints as endpoints } from '@booking/contracts/publishing';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { Publishing } from './publishing.service.ts';
import { SyncPrompt } from './sync-prompt.service.ts';
import { TestChat } from './test-chat.service.ts';

type Endpoints = typeof endpoints;
type Answer<Name extends keyof Endpoints> = Promise<AnswerOf<Endpoints[Name]>>;

@Controller()
export class PublishingController {
  constructor(
    private readonly publishing: Publishing,
    private readonly testChat: TestChat,
    private readonly syncPrompt: SyncPrompt,
  ) {}

  @Route(endpoints.publish)
  async publish(
    @Input() { params, body }: InputOf<Endpoints['publish']>,
    @Req() { user }: FastifyRequest,
  ): Answer<'publish'> {
    const { verification: _, ...short } = await this.publishing.publish(params.id, user!.name, body);
    return short;
  }

  @Route(endpoints.publishVerified)
  publishVerified(
    @Input() { params, body }: InputOf<Endpoints['publishVerified']>,
    @Req() { user }: FastifyRequest,
  ): Answer<'publishVerified'> {
    return this.publishing.publish(params.id, user!.name, body);
  }

  @Route(endpoints.rollback)
  rollBack(
    @Input() { params, body }: InputOf<Endpoints['rollback']>,
    @Req() { user }: FastifyRequest,
  ): Answer<'rollback'> {
    return this.publishing.rollBack(params.id, params.version, user!.name, body);
  }

  @Route(endpoints.chat)
  chat(@Input() { params, body }: InputOf<Endpoints['chat']>): Answer<'chat'> {
    return this.testChat.send(params.id, body);
  }

  @Route(endpoints.syncPrompt)
  sync(@Req() { user }: FastifyRequest): Answer<'syncPrompt'> {
    return this.syncPrompt.run(user!.name);
  }
}
