import { Injectable, Logger } from '@nestjs/common';
import type { AnswerOf } from '@booking/contracts/endpoint';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { ConversationStart, webConversationEndpoints } from '@booking/contracts/web-conversations';
import { usualLanguage } from '@booking/languages/language';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { hashToken, newToken } from '../../../platform/secrets/token.rule.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { BrowserProofs } from '../../people/verification/browser-proofs.service.ts';
import { CallVerifications } from '../../people/verification/call-verifications.service.ts';
import { fullName } from '../../people/employees/employee.entity.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { toGuestError } from './no-answer.mapper.ts';
import { greetingOf, toGuest, promptVariablesOf, type Guest } from './web-guest.mapper.ts';
import { WebAssistants } from './web-assistants.service.ts';
import { WebConversationsRepository } from './web-conversations.repository.ts';

/** What was asked for in the form; the language is that of the page, null for unknown. */
type Asked = Omit<ConversationStart, 'language'> & { language: GuestLanguage | null };
type Started = AnswerOf<typeof webConversationEndpoints.start>;
/** Who starts a conversation, and how their proof of identity is bound to it. */
type Visitor = { guest: Guest; prove?: (transaction: Transaction, conversationId: string) => Promise<void> };

const seconds = 60 * 60;

/** Starts conversations for visitors of the website. */
@Injectable()
export class StartConversationService {
  private readonly logger = new Logger('WebConversations');

  constructor(
    private readonly transactions: Transactions,
    private readonly conversations: WebConversationsRepository,
    private readonly assistants: WebAssistants,
    private readonly platform: VoicePlatform,
    private readonly proofs: BrowserProofs,
    private readonly verifications: CallVerifications,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param challenge the challenge cookie; a code answered with it opens one conversation with the employees' assistant
   * @returns the token, which is stored nowhere but as a hash
   * @throws Refusal 400, 403, 409; ProviderError
   */
  async start(asked: Asked, challenge: string, ip: string): Promise<Started> {
    const { assistant, language } = asked;
    const mode = await this.modes.current();
    const { name, phoneNumber, assistantId } = await this.assistants.open(mode, assistant, language ?? usualLanguage);
    const { guest, prove } =
      assistant === 'manager' ? await this.getEmployee(challenge, language) : { guest: toGuest(asked, language) };
    const { id } = await this.platform
      .openWebChat(mode, { assistantId, variables: promptVariablesOf(guest), seconds })
      .catch((error: unknown) => {
        this.logger.warn({ err: error });
        throw toGuestError(error, phoneNumber, language);
      });
    const [token, createdAt] = [newToken(), this.clock.now()];
    const expiresAt = new Date(createdAt.getTime() + seconds * 1000);
    const conversation = {
      id,
      tokenHash: hashToken(token),
      mode,
      assistant,
      assistantId,
      ...guest,
      ip,
      createdAt,
      expiresAt,
    };
    await this.transactions.run(async (transaction) => {
      await this.conversations.create(conversation, transaction);
      await prove?.(transaction, id);
    });
    return { token, expiresAt: expiresAt.toISOString(), assistantName: name, greeting: greetingOf(assistant, guest) };
  }

  /** The employee whose code was answered in this browser. What the form says does not count. */
  private async getEmployee(challenge: string, language: GuestLanguage | null): Promise<Visitor> {
    const employee = await this.proofs.getEmployee(challenge);
    const { email, phoneNumber } = employee;
    return {
      guest: { guestName: fullName(employee), phone: `+1${phoneNumber}`, email, language },
      prove: async (transaction, id) => {
        await this.proofs.use(challenge, transaction);
        await this.verifications.save(transaction, id, employee, this.clock.now());
      },
    };
  }
}
