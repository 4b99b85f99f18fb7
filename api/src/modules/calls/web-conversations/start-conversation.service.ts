import { Injectable, Logger } from '@nestjs/common';
import type { AnswerOf } from '@booking/contracts/endpoint';
import type { ConversationStart, webConversationEndpoints } from '@booking/contracts/web-conversations';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { hashToken, newToken } from '../../../platform/secrets/token.rule.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { BrowserProofs } from '../../people/verification/browser-proofs.service.ts';
import { CallVerifications } from '../../people/verification/call-verifications.service.ts';
import { fullName } from '../../people/employees/employee.entity.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { toGuestError } from './no-answer.mapper.ts';
import { greetingOf, toGuest, promptVariablesOf, type Guest } from './web-guest.mapper.ts';
import { WebAssistants } from './web-assistants.service.ts';
import { WebConversationEntity } from './web-conversation.entity.ts';

type Started = AnswerOf<typeof webConversationEndpoints.start>;
/** Who begins, and what of them is kept as proven in the conversation of that id. */
type Visitor = { guest: Guest; prove?: (em: EntityManager, id: string) => Promise<void> };

const seconds = 60 * 60;

/** Begins conversations of visitors of the website. */
@Injectable()
export class StartConversationService {
  private readonly logger = new Logger('WebConversationsService');

  constructor(
    private readonly database: DataSource,
    private readonly assistants: WebAssistants,
    private readonly platform: VoicePlatform,
    private readonly proofs: BrowserProofs,
    private readonly calls: CallVerifications,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param challenge the challenge cookie, whose proof opens one conversation with the assistant of employees
   * @returns the token, which nothing else knows
   * @throws Refusal 400, 403, 409; ProviderError
   */
  async start(asked: ConversationStart, challenge: string, ip: string): Promise<Started> {
    const { assistant } = asked;
    const mode = await this.modes.current();
    const { name, phoneNumber, assistantId } = await this.assistants.open(mode, assistant);
    const { guest, prove } = assistant === 'manager' ? await this.employee(challenge) : { guest: toGuest(asked) };
    const { id } = await this.platform
      .openWebChat(mode, { assistantId, variables: promptVariablesOf(guest), seconds })
      .catch((error: unknown) => {
        this.logger.warn({ err: error });
        throw toGuestError(error, phoneNumber);
      });
    const [token, createdAt] = [newToken(), this.clock.now()];
    const expiresAt = new Date(createdAt.getTime() + seconds * 1000);
    const begun = { id, tokenHash: hashToken(token), mode, assistant, assistantId, ...guest, ip, createdAt, expiresAt };
    await this.database.transaction(async (em) => {
      await em.insert(WebConversationEntity, begun);
      await prove?.(em, id);
    });
    return { token, expiresAt: expiresAt.toISOString(), assistantName: name, greeting: greetingOf(assistant, guest) };
  }

  /** Whose code was answered in this browser, whatever the form says. */
  private async employee(challenge: string): Promise<Visitor> {
    const employee = await this.proofs.whose(challenge);
    const { email, phoneNumber } = employee;
    return {
      guest: { guestName: fullName(employee), phone: `+1${phoneNumber}`, email },
      prove: async (em, id) => {
        await this.proofs.use(challenge, em);
        await this.calls.keep(em, id, employee, this.clock.now());
      },
    };
  }
}
