import { Injectable } from '@nestjs/common';
import type { Documentation } from '@booking/contracts/ai-documentation';
import type { AssistantDraft } from '@booking/contracts/assistants';
import type { PromptPreview, RemovedPart } from '@booking/contracts/publishing';
import type { AssistantVersionEntity } from '../editing/assistant-version.entity.ts';
import { Assistants } from '../editing/assistants.service.ts';
import { contentOf, PublishContents, type PublishContent } from './publish-content.service.ts';
import { findingsOf } from './findings.rule.ts';
import { waitingChanges } from '../editing/waiting-changes.rule.ts';

type Part = PublishContent['parts'][number];

const inPrompt = ['category', 'title', 'content', 'order'] as const satisfies readonly (keyof Documentation)[];

const isSamePlace = (one: Part, other: Part): boolean =>
  one.source === other.source && one.documentationId === other.documentationId;

/** Says of each part whether it is another than in the live version. */
function changedSince(
  live: AssistantVersionEntity,
  then: PublishContent,
  now: PublishContent,
): (part: Part) => boolean {
  const textIn = ({ prompt, parts }: PublishContent, source: Part['source']): string | undefined => {
    const part = parts.find((each) => each.source === source);
    return part && prompt.slice(part.from, part.to);
  };
  return ({ source, documentationId, from, to }) => {
    // a version keeps its prompt, but not the settings that were compiled into it
    if (source === 'hotel') return !live.prompt.includes(now.prompt.slice(from, to));
    if (source !== 'documentation') return textIn(then, source) !== textIn(now, source);
    const [before, after] = [live, now].map(({ documentation }) =>
      documentation.find(({ id }) => id === documentationId),
    );
    return inPrompt.some((field) => before?.[field] !== after?.[field]);
  };
}

/** What the live version had in its prompt and nothing has now. */
const removedSince = (then: PublishContent, now: PublishContent): RemovedPart[] =>
  then.parts
    .filter((part) => !now.parts.some((other) => isSamePlace(part, other)))
    .map(({ source, title, documentationId, from, to }) => ({
      source,
      title,
      documentationId,
      text: then.prompt.slice(from, to),
    }));

const greetingOf = ({ firstMessage, firstMessageMode }: AssistantDraft): PromptPreview['current'] => ({
  firstMessage,
  firstMessageMode,
});

@Injectable()
export class PromptPreviews {
  constructor(
    private readonly assistants: Assistants,
    private readonly contents: PublishContents,
  ) {}

  /** @param draft unsaved edits over the saved draft. @throws Refusal 404 */
  async getPreview(id: number, draft: Partial<AssistantDraft> = {}): Promise<PromptPreview> {
    const row = await this.assistants.getRow(id);
    const [live, hotel] = await Promise.all([this.assistants.findLiveVersion(row), this.contents.readSources()]);
    const content = contentOf({ ...row, ...draft }, hotel);
    const { prompt, parts, toolNames } = content;
    const then = live && contentOf(live.draft, { profile: hotel.profile, documentation: live.documentation });
    const isChanged = live && then ? changedSince(live, then, content) : () => false;
    return {
      prompt,
      parts: parts.map((part) => ({ ...part, isChangedSincePublish: isChanged(part) })),
      removed: then ? removedSince(then, content) : [],
      toolNames,
      findings: findingsOf(content),
      changes: live ? waitingChanges(live, content) : [],
      current: live ? greetingOf(live.draft) : null,
    };
  }
}
