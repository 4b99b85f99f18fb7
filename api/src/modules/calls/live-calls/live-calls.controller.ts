import { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { addressOf } from '@booking/contracts/endpoint';
import { liveCallEndpoints as endpoints, type LiveCall } from '@booking/contracts/live-calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { LiveCallsService } from './live-calls.service.ts';
import { LiveListening } from './live-listening.service.ts';

@Controller()
export class LiveCallsController {
  constructor(
    private readonly calls: LiveCallsService,
    private readonly listening: LiveListening,
  ) {}

  @Route(endpoints.list)
  list(): Promise<LiveCall[]> {
    return this.calls.list();
  }

  /** Vapi's own address stays here: it is the way into the call. */
  @Route(endpoints.listen)
  async listen(@Input() { params }: InputOf<typeof endpoints.listen>): Promise<AnswerOf<typeof endpoints.listen>> {
    await this.calls.requireHearable(params.id);
    return { address: addressOf(endpoints.sound, params) };
  }

  @Route(endpoints.sound)
  async sound(
    @Input() { params }: InputOf<typeof endpoints.sound>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    try {
      const sound = await this.listening.open(params.id, request.user!, gone.signal);
      const headers = { 'content-type': 'audio/wav', 'cache-control': 'no-store' };
      await reply.headers(headers).send(Readable.from(sound, { objectMode: false }));
    } catch (error) {
      // the listener has gone, so no answer is sent
      if (!gone.signal.aborted) throw error;
    }
  }

  @Route(endpoints.end)
  end(@Input() { params }: InputOf<typeof endpoints.end>): Promise<AnswerOf<typeof endpoints.end>> {
    return this.calls.end(params.id);
  }
}
