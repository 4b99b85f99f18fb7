import { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { webConversationEndpoints as endpoints, type AnswerPart } from '@booking/contracts/web-conversations';
import { usualLanguage } from '@booking/languages/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../../platform/env/env.service.ts';
import { pageLanguage } from '../../../platform/http/headers/page-language.rule.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ChallengeCookie } from '../../people/verification/challenge-cookie.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { ConversationAnswers } from './conversation-answers.service.ts';
import { ConversationRoomChoice } from '../web-rooms/conversation-room-choice.service.ts';
import { WebCallsService } from '../web-calls/web-calls.service.ts';
import { noticeIn } from './web-guest.mapper.ts';
import { StartConversationService } from './start-conversation.service.ts';
import { WebAssistants } from './web-assistants.service.ts';

/** Talking with the assistants on the website. */
@Controller()
export class WebConversationsController {
  constructor(
    private readonly webAssistants: WebAssistants,
    private readonly starting: StartConversationService,
    private readonly answers: ConversationAnswers,
    private readonly rooms: ConversationRoomChoice,
    private readonly calls: WebCallsService,
    private readonly cookie: ChallengeCookie,
    private readonly modes: ModeService,
    private readonly env: Env,
  ) {}

  @Route(endpoints.assistants)
  async assistants(@Req() request: FastifyRequest): Promise<AnswerOf<typeof endpoints.assistants>> {
    const language = pageLanguage(request) ?? usualLanguage;
    const assistants = await this.webAssistants.list(await this.modes.current(), language);
    return { assistants, notice: noticeIn(language), voiceScriptUrl: this.env.settings.VAPI_WEB_SCRIPT_URL ?? null };
  }

  @Route(endpoints.start)
  start(
    @Input() { body }: InputOf<typeof endpoints.start>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.start>> {
    const language = body.language ?? pageLanguage(request);
    return this.starting.start({ ...body, language }, this.cookie.read(request) ?? '', request.ip);
  }

  @Route(endpoints.say)
  async say(
    @Input() { params, body }: InputOf<typeof endpoints.say>,
    @Req() { ip }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const parts = await this.answers.streamAnswer(params.token, body.text, ip, left.signal);
    await reply
      .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
      .send(Readable.from(eventsOf(parts)));
  }

  @Route(endpoints.chooseRoom)
  chooseRoom(
    @Input() { params, body }: InputOf<typeof endpoints.chooseRoom>,
    @Req() { ip }: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.chooseRoom>> {
    return this.rooms.choose(params.token, body, ip);
  }

  @Route(endpoints.voice)
  voice(
    @Input() { params }: InputOf<typeof endpoints.voice>,
    @Req() { ip }: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.voice>> {
    return this.calls.prepare(params.token, ip);
  }
}

async function* eventsOf(parts: AsyncIterable<AnswerPart>): AsyncGenerator<string> {
  for await (const part of parts) yield `data: ${JSON.stringify(part)}\n\n`;
}
