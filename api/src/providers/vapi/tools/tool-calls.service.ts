import { Injectable, Logger } from '@nestjs/common';
import { toolOf, type ToolAudience } from '@booking/contracts/tools';
import { CurrentMode } from '../../../platform/current-mode.port.ts';
import { Inbox } from '../../../platform/inbox/inbox.service.ts';
import { ToolRunner, type ToolAnswer } from '../../tool-runner.port.ts';
import type { ToolCallFact } from '../../voice-platform.port.ts';
import { object, type Json } from '../lenient-json.mapper.ts';
import { askedToolCalls, callOf } from '../webhook/server-message.mapper.ts';
import { ToolCallers, type ToolCaller } from './tool-callers.service.ts';
import { ToolClaims } from './tool-claims.service.ts';
import { withoutSecrets } from '../webhook/without-secrets.mapper.ts';

type Result = { name: string; toolCallId: string } & ToolAnswer;

export type ToolTrial = { isRehearsal: boolean; testCaller?: string | undefined };

const longestToolCallId = 200;

const notHere = 'I am sorry, I cannot do that. Please ask the front desk.';

/** The platform speaks and stores one line; a line break in an answer makes it drop the answer. */
const singleLine = (answer: ToolAnswer): ToolAnswer => {
  const flat = (line: string): string => line.replace(/\s+/g, ' ').trim();
  return 'result' in answer ? { result: flat(answer.result) } : { error: flat(answer.error) };
};

/** The answer to tools that came to the webhook: they have callbacks of their own, and this one does nothing. */
export const refusedAtWebhook = (body: Json): { results: Result[] } => ({
  results: askedToolCalls(object(body['message'])).map(({ id, name }) => ({ name, toolCallId: id, error: notHere })),
});

/** Answers a tool-calls message, and keeps what was asked and answered as part of the call. */
@Injectable()
export class ToolCalls {
  private readonly logger = new Logger('ToolRunnerService');

  constructor(
    private readonly runner: ToolRunner,
    private readonly callers: ToolCallers,
    private readonly claims: ToolClaims,
    private readonly inbox: Inbox,
    private readonly mode: CurrentMode,
  ) {}

  /**
   * @param audience whose tools were asked for
   * @param body the whole envelope `{ message: { type: 'tool-calls', … } }`
   * @param trial without a call: `isRehearsal` changes and stores nothing, `testCaller` is the number that it is done for
   */
  async answer(
    audience: ToolAudience,
    body: Json,
    eventKey: string,
    { isRehearsal, testCaller }: ToolTrial,
  ): Promise<{ results: Result[] }> {
    const message = object(body['message']);
    const caller = isRehearsal
      ? this.callers.rehearsing(message)
      : testCaller
        ? this.callers.testing(testCaller)
        : await this.callers.find(message);
    const answers = await Promise.all(
      askedToolCalls(message).map(async (asked): Promise<ToolCallFact> => {
        const started = performance.now();
        const answer = await this.answerOne(audience, asked, caller);
        const durationMs = Math.round(performance.now() - started);
        return { ...asked, result: null, error: null, ...answer, durationMs, answeredBy: 'us' };
      }),
    );
    // what was done is said to the caller, even when it cannot be kept
    if (!isRehearsal) {
      await this.recordCalls(body, answers, eventKey).catch((error: unknown) => this.logger.error({ err: error }));
    }
    return {
      results: answers.map(({ id, name, result, error }) => ({
        name,
        toolCallId: id,
        ...(error === null ? { result: result ?? '' } : { error }),
      })),
    };
  }

  private async answerOne(audience: ToolAudience, asked: ToolCallFact, caller: ToolCaller): Promise<ToolAnswer> {
    if ('refusal' in caller) return { error: caller.refusal };
    const { context, claimedBy: callId } = caller;
    const work = async (): Promise<ToolAnswer> =>
      singleLine(await this.runner.run(audience, asked.name, asked.arguments, { ...context, toolCallId: asked.id }));
    // what is no tool of ours does nothing, however often it is asked for
    if (callId === null || !toolOf(audience, asked.name)) return work();
    if (asked.id.length > longestToolCallId) return { error: notHere };
    return this.claims.runOnce({ callId, toolCallId: asked.id, audience, tool: asked.name }, work);
  }

  private async recordCalls(body: Json, answers: ToolCallFact[], eventKey: string): Promise<void> {
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
