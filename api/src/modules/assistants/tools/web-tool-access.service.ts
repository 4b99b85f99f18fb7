import { Injectable } from '@nestjs/common';
import type { ToolDefinition } from '@booking/contracts/tools';
import { directNumberOf } from '@booking/hotel/phone-number';
import { RateLimits } from '../../../platform/http/limits/rate-limits.service.ts';
import type { ToolContext } from '../../../providers/tool-runner.port.ts';
import { WebGuests, type WebGuest } from '../../../providers/web-guests.port.ts';
import { getCallerNumber } from '../../booking/links/caller-number.rule.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { PhoneProofs } from '../../people/phone-proofs/phone-proofs.service.ts';

const perConversation = { points: 10, seconds: 60 * 60 };
const perPhone = { points: 10, seconds: 24 * 60 * 60 };
const perHouse = { points: 300, seconds: 24 * 60 * 60 };

/**
 * A visitor of the website can type any number. A conversation texts only a number that was proven to be the visitor's, and there are limits
 * for a conversation, a number and the hotel.
 */
@Injectable()
export class WebToolAccess {
  constructor(
    private readonly guests: WebGuests,
    private readonly proofs: PhoneProofs,
    private readonly limits: RateLimits,
    private readonly modes: ModeService,
  ) {}

  /** @returns the context in which the tool is used @throws Refusal 409 until the number is proven, 429 */
  async prepare(
    context: ToolContext,
    { effect, texts }: ToolDefinition,
    { phone, code }: { phone?: string; code?: string },
  ): Promise<ToolContext> {
    if (!context.web || effect === 'reads') return context;
    const web = await this.withPhone(context.web, phone);
    await this.limits.count('web-tool', web.conversationId, perConversation);
    await this.limits.count('web-tool-day', 'all', perHouse);
    if (web.phone) await this.limits.count('web-tool-phone', web.phone, perPhone);
    const use = { ...context, web };
    if (texts) {
      const number = {
        mode: await this.modes.current(),
        conversationId: web.conversationId,
        phone: getCallerNumber(use),
        language: use.language ?? null,
      };
      await this.proofs.require(number, code);
    }
    return use;
  }

  private async withPhone(guest: WebGuest, said: string | undefined): Promise<WebGuest> {
    const phone = guest.phone === null && said ? directNumberOf(said) : undefined;
    return phone ? this.guests.savePhone(guest, phone) : guest;
  }
}
