import { Injectable } from '@nestjs/common';
import type { ToolDefinition } from '@booking/contracts/tools';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { RateLimits } from '../../platform/http/rate-limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ToolContext } from '../../providers/tool-runner.ts';
import { WebGuests, type WebGuest } from '../../providers/web-guests.ts';

const perConversation = { points: 10, seconds: 60 * 60 };
const perPhone = { points: 10, seconds: 24 * 60 * 60 };

/** The United States, Canada, and islands that the messaging service refuses unless the hotel allows them there. */
const textable = /^\+1[2-9]\d{9}$/;

/** On the web anybody can type any number: a conversation texts one, it is of this continent, and not often. */
@Injectable()
export class WebToolUse {
  constructor(
    private readonly guests: WebGuests,
    private readonly limits: RateLimits,
  ) {}

  /** @returns the context in which the tool is used @throws Refusal 409, 429 */
  async prepare(context: ToolContext, { effect }: ToolDefinition, { phone }: { phone?: string }): Promise<ToolContext> {
    if (!context.web || effect === 'reads') return context;
    const web = await this.named(context.web, phone);
    if (web.phone && !textable.test(web.phone)) {
      throw new Refusal(409, 'far_phone', 'Only numbers of the United States and Canada can be texted from here.');
    }
    await this.limits.count('web-tool', web.conversationId, perConversation);
    if (web.phone) await this.limits.count('web-tool-phone', web.phone, perPhone);
    return { ...context, web };
  }

  private async named(guest: WebGuest, said: string | undefined): Promise<WebGuest> {
    const phone = guest.phone === null && said ? phoneNumberOf(said) : undefined;
    return phone ? this.guests.keepPhone(guest, phone) : guest;
  }
}
