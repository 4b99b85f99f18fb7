import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { GuessLimits } from '../../../platform/http/limits/guess-limits.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { CallVerifications } from '../../people/verification/call-verifications.service.ts';
import type { WebConversationEntity } from './web-conversation.entity.ts';
import { WebConversationsRepository } from './web-conversations.repository.ts';

const misses = { points: 20, seconds: 60 };
const maxMessages = 60;
/** No answer takes longer. A process that still answers then has died. */
const longestAnswerMs = 2 * 60_000;

/** Conversations that were started. Only the token opens one. */
@Injectable()
export class WebConversationsService {
  constructor(
    private readonly conversations: WebConversationsRepository,
    private readonly verifications: CallVerifications,
    private readonly guesses: GuessLimits,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 404; 429 after too many misses from one address; 403 for a verified employee who no longer is one */
  async getByToken(token: string, ip: string): Promise<WebConversationEntity> {
    const found = await this.guesses.lookUp('web-conversation-miss', ip, misses, async () => {
      const conversation = await this.conversations.findByToken(hashToken(token), await this.modes.current());
      return conversation && conversation.expiresAt > this.clock.now() ? conversation : undefined;
    });
    if (!found) throw new Refusal(404, 'conversation_over', 'This conversation is over. Please start a new one.');
    if (found.assistant === 'manager' && !(await this.verifications.findEmployee(found.id))) {
      throw new Refusal(403, 'not_verified', 'You are not verified any more. Please start again with a new code.');
    }
    return found;
  }

  /** One message at a time is answered. @throws Refusal 409 while another one is, or after too many */
  async beginAnswer({ id }: WebConversationEntity): Promise<void> {
    const now = this.clock.now();
    const abandonedBefore = new Date(now.getTime() - longestAnswerMs);
    if (await this.conversations.beginAnswer(id, maxMessages, now, abandonedBefore)) return;
    throw (await this.conversations.hasFewerMessages(id, maxMessages))
      ? new Refusal(409, 'answering', 'Your last message is still being answered. Please wait for the answer.')
      : new Refusal(409, 'too_long', 'This conversation has become too long. Please start a new one, or call us.');
  }

  /** The next message may be answered. */
  endAnswer({ id }: WebConversationEntity): Promise<void> {
    return this.conversations.endAnswer(id);
  }
}
