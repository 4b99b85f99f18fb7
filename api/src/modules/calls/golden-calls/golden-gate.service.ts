import { Injectable } from '@nestjs/common';
import type { AssistantDraft } from '@booking/contracts/assistants';
import type { GoldenCall, GoldenResult } from '@booking/contracts/golden-calls';
import { audienceNames } from '@booking/contracts/tools';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import type { AssistantEntity } from '../../assistants/editing/assistant.entity.ts';
import { PublishContents, type PublishContent } from '../../assistants/prompt/publish-content.service.ts';
import { GoldenCallsRepository } from './golden-calls.repository.ts';
import { GoldenCallsService } from './golden-calls.service.ts';
import { firstMessageHeard } from './first-message.rule.ts';
import { playGoldenCall } from './play-golden-call.rule.ts';

type AssistantKey = Pick<AssistantEntity, 'mode' | 'assistantId'>;
type PlayedContent = Pick<PublishContent, 'draft' | 'prompt' | 'isRecorded'>;

/** Plays golden calls with an assistant as it would be if it were published now. Tools change nothing while they are played. */
@Injectable()
export class GoldenGate {
  constructor(
    private readonly goldenCalls: GoldenCallsService,
    private readonly lastResults: GoldenCallsRepository,
    private readonly platform: VoicePlatform,
    private readonly contents: PublishContents,
    private readonly clock: Clock,
  ) {}

  /**
   * Plays every active golden call with unsaved edits, or a single one, active or not.
   * @throws Refusal 404 for an unknown call, 409 for one of another kind of assistant; ProviderError
   */
  async rehearse(
    row: AssistantEntity,
    edits: Partial<AssistantDraft> = {},
    goldenCallId?: number,
  ): Promise<GoldenResult[]> {
    const content = await this.contents.compile({ ...row, ...edits });
    const { assistantType } = content.draft;
    if (goldenCallId === undefined) return this.playAll(row, content, await this.listActive(assistantType));
    const call = await this.goldenCalls.get(goldenCallId);
    if (call.assistantType === assistantType) return this.playAll(row, content, [call]);
    const whose = audienceNames[call.assistantType].toLowerCase();
    throw new Refusal(409, 'other_type', `“${call.name}” is for ${whose} assistants, and this one is none.`);
  }

  /** @throws Refusal 422 that names the first call and turn that went wrong, with every failure; ProviderError */
  async requirePass(key: AssistantKey, content: PublishContent): Promise<void> {
    const results = await this.playAll(key, content, await this.listActive(content.draft.assistantType));
    const failed = results.filter(({ passed }) => !passed);
    const [first] = failed;
    if (!first) return;
    const issues = failed.flatMap(({ name, turns }) =>
      turns.flatMap(({ failures }, index) =>
        failures.map((message) => ({ path: `${name}, turn ${index + 1}`, message })),
      ),
    );
    const turn = first.turns.findIndex(({ failures }) => failures.length > 0);
    const { says, failures } = first.turns[turn]!;
    const more = failed.length > 1 ? ` ${failed.length - 1} more went wrong.` : '';
    throw new Refusal(
      422,
      'golden_call_failed',
      `The golden call “${first.name}” went wrong in turn ${turn + 1}, at “${says}”: ${failures[0]}${more}`,
      issues,
    );
  }

  private async listActive(assistantType: GoldenCall['assistantType']): Promise<GoldenCall[]> {
    return (await this.goldenCalls.list(assistantType)).filter(({ isActive }) => isActive);
  }

  /** One conversation after the other, as the platform takes few at a time. */
  private async playAll(
    { mode, assistantId }: AssistantKey,
    { draft, prompt, isRecorded }: PlayedContent,
    calls: readonly GoldenCall[],
  ): Promise<GoldenResult[]> {
    const hasFirstMessage = draft.firstMessage !== null && draft.firstMessageMode !== null;
    const onPlatform =
      hasFirstMessage || calls.length === 0 ? null : await this.platform.findAssistant(mode, assistantId);
    const results: GoldenResult[] = [];
    for (const call of calls) {
      const result = await playGoldenCall(call, firstMessageHeard(draft, onPlatform), (text, chatId) =>
        this.platform.sendTestChat(
          mode,
          assistantId,
          { ...draft, prompt, isRecorded },
          { text, chatId, isRehearsal: true },
        ),
      );
      results.push(result);
      const playedAt = this.clock.now().toISOString();
      await this.lastResults.saveResult(call, { passed: result.passed, playedAt, assistantName: draft.name });
    }
    return results;
  }
}
