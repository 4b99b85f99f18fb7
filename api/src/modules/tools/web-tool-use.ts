import { Injectable } from '@nestjs/common';
import type { ToolDefinition } from '@booking/contracts/tools';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { RateLimits } from '../../platform/http/rate-limits.ts';
import type { ToolContext } from '../../providers/tool-runner.ts';
import { WebGuests, type WebGuest } from '../../providers/web-guests.ts';

const perConversation = { points: 10, seconds: 60 * 60 };
const perPhone = { points: 10, seconds: 24 * 60 * 60 };
const perHouse = { points: 300, seconds: 24 * 60 * 60 };

/** On the web anybody can type any number: a conversation texts one, and not often, and all of them together not without end. */
@Injectable()
export class WebToolUse {
  constructor(
    private readonly guests: WebGuests,
    private readonly limits: RateLimits,
  ) {}

  /** @returns the context in which the tool is used @throws Refusal 429 */
  async prepare(context: ToolContext, { effect }: ToolDefinition, { phone }: { phone?: string }): Promise<ToolContext> {
    if (!context.web || effect === 'reads') return context;
    const web = await this.named(context.web, phone);
    await this.limits.count('web-tool', web.conversationId, perConversation);
    await this.limits.count('web-tool-day', 'all', perHouse);
    if (web.phone) await this.limits.count('web-tool-phone', web.phone, perPhone);
    return { ...context, web };
  }

  private async named(guest: WebGuest, said: string | undefined): Promise<WebGuest> {
    const phone = guest.phone === null && said ? phoneNumberOf(said) : undefined;
    return phone ? this.guests.keepPhone(guest, phone) : guest;
  }
}
