import { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { callDetailEndpoints as endpoints } from '@booking/contracts/call-detail';
import type { InputOf } from '@booking/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { RecordingListeners } from './recording-listeners.service.ts';
import { RecordingPlayback } from './recording-playback.service.ts';

@Controller()
export class RecordingsController {
  constructor(
    private readonly listeners: RecordingListeners,
    private readonly playback: RecordingPlayback,
  ) {}

  @Route(endpoints.recording)
  async recording(
    @Input() { params }: InputOf<typeof endpoints.recording>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const gone = new AbortController();
    const { range } = request.headers;
    reply.raw.once('close', () => gone.abort());
    // the audit log has who listens before the first byte is sent
    await this.listeners.record(params.id, request.user!);
    try {
      const sound = await this.playback.open(params.id, range, gone.signal);
      await reply
        .status(sound.status)
        .headers(sound.headers)
        .send(sound.body && Readable.fromWeb(sound.body));
    } catch (error) {
      // the client has disconnected, so no answer is sent
      if (!gone.signal.aborted) throw error;
    }
  }
}
