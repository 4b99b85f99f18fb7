import { Injectable } from '@nestjs/common';
import type { Assistant } from '@booking/contracts/assistants';
import { Refusal } from '../../platform/http/refusal.ts';
import { Assistants } from '../assistants/assistants.ts';
import { compare } from './compare.ts';
import { foreignTools } from './held.ts';
import { wordsOf } from './holds-sentence.ts';
import { Publisher } from './publisher.ts';
import { PublishingLease } from './publishing-lease.ts';
import { theirs } from './theirs.ts';
import { Versions } from './versions.ts';

/** Takes what somebody changed at the platform as ours. */
@Injectable()
export class KeepTheirs {
  constructor(
    private readonly lease: PublishingLease,
    private readonly assistants: Assistants,
    private readonly publisher: Publisher,
    private readonly versions: Versions,
  ) {}

  /** Nothing is sent: callers hear it already. @throws Refusal 400, 404, 409; ProviderError */
  async keep(id: number, fields: readonly string[], author: string): Promise<Assistant> {
    await this.lease.hold(id, author, async (row) => {
      const live = await this.assistants.live(row);
      if (!live) throw new Refusal(409, 'not_published', `${row.name} was not published from here yet.`);
      const held = await this.publisher.held(row);
      const draft = theirs(fields, held, live);
      const prompt = fields.includes('prompt') ? (held.assistant.prompt ?? '') : live.prompt;
      const { toolNames, documentation } = live;
      const what = { draft: { ...live.draft, ...draft }, prompt, toolNames, documentation };
      const others = fields.includes('foreignTools') ? foreignTools(held) : live.foreignTools;
      const differences = compare({ ...what, foreignTools: others }, held);
      const note = `Kept from Vapi: ${fields.map(wordsOf).join(', ')}`;
      await this.versions.record(id, what, { author, note, draft, differences, foreignTools: others });
    });
    return this.assistants.read(id);
  }
}
