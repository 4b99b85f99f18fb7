import { Injectable, Logger } from '@nestjs/common';
import type { AnswerOf } from '@booking/contracts/endpoint';
import type { webConversationEndpoints } from '@booking/contracts/web-conversations';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { toGuestError } from '../web-conversations/no-answer.mapper.ts';
import { promptVariablesOf } from '../web-conversations/web-guest.mapper.ts';
import { WebAssistants } from '../web-conversations/web-assistants.service.ts';
import { WebCallsRepository } from './web-calls.repository.ts';
import { WebConversationsService } from '../web-conversations/web-conversations.service.ts';
import { WebLimits } from '../web-conversations/web-limits.service.ts';

/** Speaking in a conversation: we open the call at the voice platform, and the browser only joins it. */
@Injectable()
export class WebCallsService {
  private readonly logger = new Logger('WebConversations');

  constructor(
    private readonly conversations: WebConversationsService,
    private readonly assistants: WebAssistants,
    private readonly platform: VoicePlatform,
    private readonly limits: WebLimits,
    private readonly calls: WebCallsRepository,
  ) {}

  /** @throws Refusal 403, 404, 429; ProviderError */
  async prepare(token: string, ip: string): Promise<AnswerOf<typeof webConversationEndpoints.voice>> {
    const conversation = await this.conversations.getByToken(token, ip);
    const { id: conversationId, mode, assistant, assistantId, language } = conversation;
    const call = await this.limits.openOneCall(conversationId, async () => {
      await this.limits.count('call', ip);
      return this.platform
        .openWebCall(mode, { assistantId, variables: promptVariablesOf(conversation) })
        .catch(async (error: unknown) => {
          this.logger.warn({ err: error });
          throw toGuestError(error, (await this.assistants.read(mode, assistant)).phoneNumber, language);
        });
    });
    await this.calls.create({ id: call.id, conversationId });
    return call;
  }
}
