import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { GuessLimits } from '../../../platform/http/limits/guess-limits.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import { CallVerifications } from '../../people/verification/call-verifications.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { WebConversationEntity } from './web-conversation.entity.ts';

const misses = { points: 20, seconds: 60 };
const mostMessages = 60;
/** Nothing is answered for longer, so who still answers then has died. */
const longestAnswerMs = 2 * 60_000;

/** Conversations that were begun. A token is all that opens one. */
@Injectable()
export class WebConversationsService {
  constructor(
    @InjectRepository(WebConversationEntity) private readonly webConversations: Repository<WebConversationEntity>,
    private readonly calls: CallVerifications,
    private readonly guesses: GuessLimits,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 404, and 429 after too many misses from one address; 403 for who is no employee any more */
  async find(token: string, ip: string): Promise<WebConversationEntity> {
    const found = await this.guesses.lookUp('web-conversation-miss', ip, misses, async () => {
      const where = { tokenHash: hashToken(token), mode: await this.modes.current() };
      const conversation = await this.webConversations.findOneBy(where);
      return conversation && conversation.expiresAt > this.clock.now() ? conversation : undefined;
    });
    if (!found) throw new Refusal(404, 'conversation_over', 'This conversation is over. Please start a new one.');
    if (found.assistant === 'manager' && !(await this.calls.staffOf(found.id))) {
      throw new Refusal(403, 'not_verified', 'You are not verified any more. Please start again with a new code.');
    }
    return found;
  }

  /** Takes the turn to be answered, which one message has at a time. @throws Refusal 409 */
  async takeTurn({ id }: WebConversationEntity): Promise<void> {
    const now = this.clock.now();
    const dead = LessThan(new Date(now.getTime() - longestAnswerMs));
    const isOpen = { id, said: LessThan(mostMessages) };
    const where = [
      { ...isOpen, answeringSince: IsNull() },
      { ...isOpen, answeringSince: dead },
    ];
    const taken = await this.webConversations
      .createQueryBuilder()
      .update()
      .set({ said: () => 'said + 1', answeringSince: now })
      .where(where)
      .execute();
    if (taken.affected) return;
    throw (await this.webConversations.existsBy({ id, said: LessThan(mostMessages) }))
      ? new Refusal(409, 'answering', 'Your last message is still being answered. Please wait for the answer.')
      : new Refusal(409, 'too_long', 'This conversation has become too long. Please start a new one, or call us.');
  }

  async giveTurn({ id }: WebConversationEntity): Promise<void> {
    await this.webConversations.update({ id }, { answeringSince: null });
  }
}
