import { Injectable, Logger } from '@nestjs/common';
import type { FreeRooms } from '@booking/contracts/free-rooms';
import type { AnswerPart } from '@booking/contracts/web-conversations';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { noAnswerSentence } from './no-answer.mapper.ts';
import { ConversationLog, type Exchange } from './conversation-log.service.ts';
import { ConversationRooms } from '../web-rooms/conversation-rooms.service.ts';
import { WebAssistants } from './web-assistants.service.ts';
import type { WebConversationEntity } from './web-conversation.entity.ts';
import { WebConversationsService } from './web-conversations.service.ts';
import { WebLimits } from './web-limits.service.ts';

const timeLimitMs = 90_000;

/** Has assistants answer the messages of visitors. */
@Injectable()
export class ConversationAnswers {
  private readonly logger = new Logger('WebConversations');

  constructor(
    private readonly conversations: WebConversationsService,
    private readonly assistants: WebAssistants,
    private readonly platform: VoicePlatform,
    private readonly log: ConversationLog,
    private readonly rooms: ConversationRooms,
    private readonly limits: WebLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * @param gone aborts the answer at any time
   * @returns the answer in parts as they arrive; an error is the last of them
   * @throws Refusal 403, 404, 409, 429 before there is an answer
   */
  async streamAnswer(token: string, text: string, ip: string, gone: AbortSignal): Promise<AsyncIterable<AnswerPart>> {
    const conversation = await this.conversations.getByToken(token, ip);
    await this.limits.count('message', ip);
    await this.conversations.beginAnswer(conversation);
    // when the client disconnects before the first part, the generator never runs and cannot end the answer
    const endAnswer = (): void => void this.conversations.endAnswer(conversation);
    gone.addEventListener('abort', endAnswer, { once: true });
    if (gone.aborted) endAnswer();
    return this.parts(conversation, text, gone, () => gone.removeEventListener('abort', endAnswer));
  }

  private async *parts(
    conversation: WebConversationEntity,
    text: string,
    gone: AbortSignal,
    onBegin: () => void,
  ): AsyncGenerator<AnswerPart> {
    onBegin();
    const { id, mode } = conversation;
    const exchange: Exchange = { text, saidAt: this.clock.now(), answer: '', answeredAt: this.clock.now() };
    const until = AbortSignal.any([gone, AbortSignal.timeout(timeLimitMs)]);
    let isAnswered = false;
    let rooms: FreeRooms | undefined;
    try {
      for await (const delta of this.platform.sendWebChat(mode, id, text, until)) {
        if (exchange.answer === '') exchange.answeredAt = this.clock.now();
        exchange.answer += delta;
        yield { delta };
      }
      isAnswered = exchange.answer !== '';
      // before the answer is ended, for the next one forgets what this one named
      rooms = await this.rooms.findNamed(conversation);
    } catch (error) {
      if (!gone.aborted) this.logger.warn({ err: error, callId: id });
    } finally {
      await this.settle(conversation, exchange);
    }
    yield isAnswered ? { done: true, ...(rooms && { rooms }) } : { error: await this.getApology(conversation) };
  }

  /** Ends the answer before its last part is sent: a client that has read that may send the next message at once. */
  private async settle(conversation: WebConversationEntity, exchange: Exchange): Promise<void> {
    // the guest has the answer already, so a failure to log it ends nothing
    await this.log.add(conversation, exchange).catch((error: unknown) => this.logger.error({ err: error }));
    await this.conversations.endAnswer(conversation);
  }

  private async getApology({ mode, assistant, language }: WebConversationEntity): Promise<string> {
    return noAnswerSentence((await this.assistants.read(mode, assistant)).phoneNumber, language);
  }
}
