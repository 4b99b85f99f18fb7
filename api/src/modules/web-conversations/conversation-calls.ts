import { Injectable, Logger } from '@nestjs/common';
import type { AnswerOf } from '@booking/contracts/endpoint';
import type { webConversationEndpoints } from '@booking/contracts/web-conversations';
import { Clock } from '../../platform/clock/clock.ts';
import { VoicePlatform } from '../../providers/voice-platform.ts';
import { forGuests } from './away.ts';
import { ConversationGuests } from './conversation-guests.ts';
import { variablesOf } from './guest-words.ts';
import { WebAssistants } from './web-assistants.ts';
import { WebConversations } from './web-conversations.ts';
import { WebLimits } from './web-limits.ts';

const keyMs = 5 * 60_000;

/** Speaking in a conversation: the browser calls the platform itself, with a key for this assistant alone. */
@Injectable()
export class ConversationCalls {
  private readonly logger = new Logger('WebConversations');

  constructor(
    private readonly conversations: WebConversations,
    private readonly assistants: WebAssistants,
    private readonly guests: ConversationGuests,
    private readonly platform: VoicePlatform,
    private readonly limits: WebLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 403, 404, 429; ProviderError */
  async prepare(token: string, ip: string): Promise<AnswerOf<typeof webConversationEndpoints.voice>> {
    const conversation = await this.conversations.find(token, ip);
    await this.limits.count('call', ip);
    const { mode, assistant, assistantId } = conversation;
    const expiresAt = new Date(this.clock.now().getTime() + keyMs);
    const key = await this.platform.webKey(mode, assistantId, expiresAt).catch(async (error: unknown) => {
      this.logger.warn({ err: error });
      throw forGuests(error, (await this.assistants.read(mode, assistant)).phoneNumber);
    });
    return {
      key,
      expiresAt: expiresAt.toISOString(),
      assistantId,
      apiUrl: this.platform.webAddress,
      variableValues: { ...variablesOf(conversation), conversation: this.guests.markOf(conversation) },
    };
  }
}
