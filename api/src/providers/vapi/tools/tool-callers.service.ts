import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import { placeholderNumber } from '@booking/hotel/phone-number';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import type { ToolContext } from '../../tool-runner.port.ts';
import { WebGuests } from '../../web-guests.port.ts';
import { object, text, type Json } from '../lenient-json.mapper.ts';
import { spokenLanguageIn } from '../calls/spoken-language.mapper.ts';
import { ReportedCalls } from '../calls/reported-calls.service.ts';

/** For whom tools are used; `claimedBy` is the call or chat that their ids belong to. */
export type ToolCaller = { context: ToolContext; claimedBy: string | null } | { refusal: string };

const unknownCall = 'I cannot find this call in our systems, so I cannot do that. Please call the hotel.';
const notNow = 'I cannot reach our systems for this call just now. Please try again in a moment.';

const nobody: ToolContext = { callId: null, callerNumber: null };

/** Finds who is at the other end of a tool call by what we know ourselves or Vapi told us, never by what the message says of them. */
@Injectable()
export class ToolCallers {
  private readonly logger = new Logger('ToolRunnerService');

  constructor(
    private readonly guests: WebGuests,
    private readonly calls: ReportedCalls,
  ) {}

  /** @param message of a tool call @returns why it is not taken, to be said aloud, for a call that Vapi does not know */
  async find(message: Json): Promise<ToolCaller> {
    const { chat: given, call } = toStorable({ chat: message['chat'], call: message['call'] });
    if (given !== undefined) return this.inChat(object(given));
    const id = text(object(call)['id']);
    // as with a plain body: it has no rights
    return id === undefined ? { context: nobody, claimedBy: null } : this.inCall(id, spokenLanguageIn(message));
  }

  /** A rehearsal has no caller and so no caller's rights, and changes nothing. */
  rehearsing(message: Json): ToolCaller {
    const callId = text(object(message['call'])['id']) ?? null;
    return { context: { callId, callerNumber: placeholderNumber, isRehearsal: true, web: null }, claimedBy: null };
  }

  /** A number that stands for one of a call, in a test from the console. All tests for it are one call, so that they go on from one another. */
  testing(callerNumber: string): ToolCaller {
    const callId = `test-${createHash('sha256').update(callerNumber).digest('hex').slice(0, 32)}`;
    return { context: { callId, callerNumber, web: null }, claimedBy: null };
  }

  private async inChat(chat: Json): Promise<ToolCaller> {
    const sessionId = text(chat['sessionId']);
    const web = sessionId === undefined ? null : await this.guests.findByChat(sessionId);
    const context = { callId: web?.conversationId ?? null, callerNumber: null, language: web?.language ?? null, web };
    return { context, claimedBy: sessionId ?? text(chat['id']) ?? null };
  }

  private async inCall(id: string, language: GuestLanguage | null): Promise<ToolCaller> {
    const web = await this.guests.findByCall(id);
    if (web)
      return { context: { callId: id, callerNumber: null, language: web.language ?? language, web }, claimedBy: id };
    try {
      const call = await this.calls.find(id);
      if (!call) return { refusal: unknownCall };
      return { context: { callId: id, callerNumber: call.callerNumber, language, web: null }, claimedBy: id };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn({ err: error, callId: id });
      return { refusal: notNow };
    }
  }
}
