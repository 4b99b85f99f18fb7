import { Injectable } from '@nestjs/common';
import type { Documentation } from '@booking/contracts/ai-documentation';
import type { AnswerOf } from '@booking/contracts/endpoint';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import type { StarterCallKey, starterContentEndpoints, StarterEntryKey } from '@booking/contracts/starter-content';
import { blanksIn } from '@booking/hotel/blanks';
import { GoldenCallsService } from '../../calls/golden-calls/golden-calls.service.ts';
import { DocumentationService } from '../documentation/documentation.service.ts';
import { starterDocumentation } from './starter-documentation.mapper.ts';
import { StarterFactsService } from './starter-facts.service.ts';
import { starterGoldenCalls } from './starter-golden-calls.mapper.ts';
import { starterPrompts } from './starter-prompts.rule.ts';

/** What a new hotel can begin with. It is reckoned from the hotel's facts when it is looked at, and stored only when somebody adopts it. */
@Injectable()
export class StarterContentService {
  constructor(
    private readonly facts: StarterFactsService,
    private readonly documentation: DocumentationService,
    private readonly goldenCalls: GoldenCallsService,
  ) {}

  async read(): Promise<AnswerOf<typeof starterContentEndpoints.read>> {
    const [facts, entries, calls] = await Promise.all([
      this.facts.read(),
      this.documentation.listAdopted(),
      this.goldenCalls.listAdopted(),
    ]);
    return {
      isPropertyKnown: facts.profile !== undefined,
      documentation: starterDocumentation(facts).map((draft) => ({
        ...draft,
        blanks: blanksIn(draft.content),
        adoptedAs: entries.get(draft.key) ?? null,
      })),
      goldenCalls: starterGoldenCalls(facts).map((call) => ({ ...call, adoptedAs: calls.get(call.key) ?? null })),
      prompts: starterPrompts(facts.hotel.name),
    };
  }

  async adoptDocumentation(keys: readonly StarterEntryKey[], author: string): Promise<Documentation[]> {
    const drafts = starterDocumentation(await this.facts.read()).filter(({ key }) => keys.includes(key));
    return this.documentation.adopt(drafts, author);
  }

  async adoptGoldenCalls(keys: readonly StarterCallKey[], author: string): Promise<GoldenCall[]> {
    const drafts = starterGoldenCalls(await this.facts.read()).filter(({ key }) => keys.includes(key));
    return this.goldenCalls.adopt(drafts, author);
  }
}
