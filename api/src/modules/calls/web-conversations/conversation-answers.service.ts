import { Injectable, Logger } from '@nestjs/common';
import type { AnswerPart } from '@booking/contracts/web-conversations';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { noAnswerSentence } from './no-answer.mapper.ts';
import { ConversationLog, type Exchange } from './conversation-log.service.ts';
import { WebAssistants } from './web-assistants.service.ts';
import type { WebConversationEntity } from './web-conversation.entity.ts';
import { WebConversationsService } from './web-conversations.service.ts';
import { WebLimits } from './web-limits.service.ts';

const longestMs = 90_000;

/** What assistants answer to visitors of the website. */
@Injectable()
export class ConversationAnswers {
  private readonly logger = new Logger('WebConversationsService');

  constructor(
    private readonly conversations: WebConversationsService,
    private readonly assistants: WebAssistants,
    private readonly platform: VoicePlatform,
    private readonly log: ConversationLog,
    private readonly limits: WebLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * @param gone ends it, at any time
   * @returns the answer in parts as they come; a trouble on the way is the last of them
   * @throws Refusal 403, 404, 409, 429 before there is an answer
   */
  async say(token: string, text: string, ip: string, gone: AbortSignal): Promise<AsyncIterable<AnswerPart>> {
    const conversation = await this.conversations.find(token, ip);
    await this.limits.count('message', ip);
    await this.conversations.takeTurn(conversation);
    // who leaves before the answer is begun never begins it
    const giveBack = (): void => void this.conversations.giveTurn(conversation);
    gone.addEventListener('abort', giveBack, { once: true });
    if (gone.aborted) giveBack();
    return this.parts(conversation, text, gone, () => gone.removeEventListener('abort', giveBack));
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
    const until = AbortSignal.any([gone, AbortSignal.timeout(longestMs)]);
    let isAnswered = false;
    try {
      for await (const delta of this.platform.sayInWebChat(mode, id, text, until)) {
        if (exchange.answer === '') exchange.answeredAt = this.clock.now();
        exchange.answer += delta;
        yield { delta };
      }
      isAnswered = exchange.answer !== '';
    } catch (error) {
      if (!gone.aborted) this.logger.warn({ err: error, callId: id });
    } finally {
      await this.settle(conversation, exchange);
    }
    yield isAnswered ? { done: true } : { error: await this.sorry(conversation) };
  }

  /** The turn is free before the last part is sent, for whoever reads that may write on at once. */
  private async settle(conversation: WebConversationEntity, exchange: Exchange): Promise<void> {
    // what was said is said, even when it cannot be kept
    await this.log.add(conversation, exchange).catch((error: unknown) => this.logger.error({ err: error }));
    await this.conversations.giveTurn(conversation);
  }

  private async sorry({ mode, assistant }: WebConversationEntity): Promise<string> {
    return noAnswerSentence((await this.assistants.read(mode, assistant)).phoneNumber);
  }
}
