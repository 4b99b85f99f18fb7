import { Injectable } from '@nestjs/common';
import type { AssistantDraft } from '@booking/contracts/assistants';
import type { GoldenResult } from '@booking/contracts/golden-calls';
import { Refusal } from '../../platform/http/refusal.ts';
import { VoicePlatform } from '../../providers/voice-platform.ts';
import type { AssistantEntity } from '../assistants/assistant.entity.ts';
import { Contents, type Content } from '../assistants/content.ts';
import { GoldenCalls } from './golden-calls.ts';
import { play } from './play.ts';

type At = Pick<AssistantEntity, 'mode' | 'assistantId'>;

/** Plays the golden calls with an assistant as it would be if it were published now. */
@Injectable()
export class GoldenGate {
  constructor(
    private readonly goldenCalls: GoldenCalls,
    private readonly platform: VoicePlatform,
    private readonly contents: Contents,
  ) {}

  /** One conversation after the other, as the platform takes few at a time. @throws ProviderError */
  async results(at: At, { draft, prompt }: Pick<Content, 'draft' | 'prompt'>): Promise<GoldenResult[]> {
    const results: GoldenResult[] = [];
    for (const call of await this.goldenCalls.list(draft.assistantType)) {
      if (!call.isActive) continue;
      const wanted = { ...draft, prompt };
      results.push(
        await play(call, draft.firstMessage ?? '', (says, chatId) =>
          this.platform.chat(at.mode, at.assistantId, wanted, says, chatId),
        ),
      );
    }
    return results;
  }

  /** The same for a row with unsaved edits. @throws Refusal 409 in live mode; ProviderError */
  async rehearse(row: AssistantEntity, edits: Partial<AssistantDraft> = {}): Promise<GoldenResult[]> {
    if (row.mode === 'live') {
      const sentence = 'Golden calls really hold rooms and text links, so they are played in test mode only.';
      throw new Refusal(409, 'test_mode_only', sentence);
    }
    return this.results(row, await this.contents.of({ ...row, ...edits }));
  }

  /** In test mode, for their tools are really used. @throws Refusal 422 naming the first that went wrong, with every failure; ProviderError */
  async mustPass(at: At, content: Content): Promise<void> {
    if (at.mode === 'live') return;
    const failed = (await this.results(at, content)).filter(({ passed }) => !passed);
    const [first] = failed;
    if (!first) return;
    const issues = failed.flatMap(({ name, turns }) =>
      turns.flatMap(({ failures }) => failures.map((message) => ({ path: name, message }))),
    );
    const more = failed.length > 1 ? ` So did ${failed.length - 1} more.` : '';
    throw new Refusal(
      422,
      'golden_call_failed',
      `The golden call “${first.name}” went wrong: ${issues[0]!.message}${more}`,
      issues,
    );
  }
}
