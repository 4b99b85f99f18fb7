import { Injectable, Logger } from '@nestjs/common';
import { ToolAudience, toolOf } from '@booking/contracts/tools';
import { nobodysNumber } from '@booking/hotel/phone-number';
import { CurrentMode } from '../../platform/current-mode.ts';
import { Inbox } from '../../platform/inbox/inbox.ts';
import { ToolRunner, type ToolAnswer } from '../tool-runner.ts';
import type { ToolCallFact } from '../voice-platform.ts';
import { WebGuests, type WebGuest } from '../web-guests.ts';
import { object, text, type Json } from './lenient.ts';
import { askedToolCalls, callOf } from './server-message.ts';
import { withoutSecrets } from './without-secrets.ts';

const audienceOf = (tool: string): ToolAudience => ToolAudience.options.find((each) => toolOf(each, tool)) ?? 'guest';

type Result = { name: string; toolCallId: string } & ToolAnswer;

/** The platform speaks and stores one line; a line break in an answer makes it drop the answer. */
const singleLine = (answer: ToolAnswer): ToolAnswer => {
  const flat = (line: string): string => line.replace(/\s+/g, ' ').trim();
  return 'result' in answer ? { result: flat(answer.result) } : { error: flat(answer.error) };
};

/** Answers a tool-calls message, and keeps what was asked and answered as part of the call. */
@Injectable()
export class ToolCalls {
  private readonly logger = new Logger('Tools');

  constructor(
    private readonly runner: ToolRunner,
    private readonly inbox: Inbox,
    private readonly mode: CurrentMode,
    private readonly guests: WebGuests,
  ) {}

  /**
   * @param audience whose tools were asked for; at the webhook the tool's name says it
   * @param body the whole envelope `{ message: { type: 'tool-calls', … } }`
   * @param isRehearsal nobody called, so nothing is changed, and nothing is kept
   */
  async answer(
    audience: ToolAudience | undefined,
    body: Json,
    eventKey: string,
    isRehearsal = false,
  ): Promise<{ results: Result[] }> {
    const message = object(body['message']);
    const call = object(message['call']);
    const customer = { ...object(call['customer']), ...object(message['customer']) };
    const web = isRehearsal ? null : await this.webGuestOf(message);
    const isByPhone = web === null && message['chat'] === undefined && call['type'] !== 'webCall';
    const context = {
      callId: text(call['id']) ?? web?.conversationId ?? null,
      // what a browser says of itself is no number of a call
      callerNumber: isRehearsal ? nobodysNumber : (isByPhone && text(customer['number'])) || null,
      isRehearsal,
      web,
    };
    const answers = await Promise.all(
      askedToolCalls(message).map(async (asked): Promise<ToolCallFact> => {
        const started = performance.now();
        const answer = singleLine(
          await this.runner.run(audience ?? audienceOf(asked.name), asked.name, asked.arguments, context),
        );
        const durationMs = Math.round(performance.now() - started);
        return { ...asked, result: null, error: null, ...answer, durationMs, answeredBy: 'us' };
      }),
    );
    // what was done is said to the caller, even when it cannot be kept
    if (!isRehearsal) {
      await this.keep(body, answers, eventKey).catch((error: unknown) => this.logger.error({ err: error }));
    }
    return {
      results: answers.map(({ id, name, result, error }) => ({
        name,
        toolCallId: id,
        ...(error === null ? { result: result ?? '' } : { error }),
      })),
    };
  }

  private async webGuestOf(message: Json): Promise<WebGuest | null> {
    const conversationId = text(object(message['chat'])['sessionId']);
    if (conversationId) return this.guests.ofChat(conversationId);
    const { assistantOverrides } = object(message['call']);
    const mark = text(object(object(assistantOverrides)['variableValues'])['conversation']);
    return mark === undefined ? null : this.guests.ofCall(mark);
  }

  private async keep(body: Json, answers: ToolCallFact[], eventKey: string): Promise<void> {
    await this.inbox.accept({
      provider: 'vapi',
      eventKey: `answers-${eventKey}`,
      kind: 'tool-answers',
      mode: await this.mode.current(),
      payload: { ...withoutSecrets(body), answers },
      about: callOf(body),
    });
  }
}
