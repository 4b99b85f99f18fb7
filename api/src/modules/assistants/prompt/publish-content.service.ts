import { Injectable } from '@nestjs/common';
import { AssistantDraft } from '@booking/contracts/assistants';
import type { Documentation } from '@booking/contracts/ai-documentation';
import { toolCatalogue } from '@booking/contracts/tools';
import { DocumentationService } from '../documentation/documentation.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { compilePrompt, documentationInOrder, type PromptSources } from './compile-prompt.mapper.ts';

/** What a publish of this draft sends now. */
export type PublishContent = ReturnType<typeof compilePrompt> & {
  draft: AssistantDraft;
  toolNames: string[];
  /** Whether its calls are recorded, which Settings say for all. */
  isRecorded: boolean;
  /** The entries that are in the prompt, in its order. */
  documentation: Documentation[];
};

/** What the hotel adds to every draft. */
export type HotelSources = Pick<PromptSources, 'profile' | 'documentation'>;

const fields = Object.keys(AssistantDraft.shape) as (keyof AssistantDraft)[];

/** The draft in a row, and nothing else of it. */
export const draftOf = (row: AssistantDraft): AssistantDraft =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as AssistantDraft;

/** @param draft a draft, or a row that holds one */
export function contentOf(draft: AssistantDraft, { profile, documentation }: HotelSources): PublishContent {
  return {
    draft: draftOf(draft),
    ...compilePrompt({ draft, profile, documentation }),
    toolNames: Object.keys(toolCatalogue[draft.assistantType]),
    isRecorded: profile.keepRecordings,
    documentation: documentationInOrder(documentation),
  };
}

@Injectable()
export class PublishContents {
  constructor(
    private readonly hotel: HotelFacts,
    private readonly documentation: DocumentationService,
  ) {}

  async readSources(): Promise<HotelSources> {
    const [profile, documentation] = await Promise.all([this.hotel.settingsWithFacts(), this.documentation.list()]);
    return { profile, documentation };
  }

  async compile(draft: AssistantDraft): Promise<PublishContent> {
    return contentOf(draft, await this.readSources());
  }
}
