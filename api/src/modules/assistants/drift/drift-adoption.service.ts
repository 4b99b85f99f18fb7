import { Injectable } from '@nestjs/common';
import type { Assistant } from '@booking/contracts/assistants';
import type { InputOf } from '@booking/contracts/endpoint';
import type { publishingEndpoints } from '@booking/contracts/publishing';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Assistants } from '../editing/assistants.service.ts';
import { findDifferences } from './platform-differences.rule.ts';
import { draftAfterPublish } from '../versions/draft-after-publish.rule.ts';
import { foreignTools } from './platform-snapshot.mapper.ts';
import { fieldInWords } from '../publishing/publish-sentences.mapper.ts';
import { Publisher } from '../publishing/publisher.service.ts';
import { PublishingLease } from '../publishing/publishing-lease.service.ts';
import { adoptedFields, withPairedFields } from './adopted-fields.mapper.ts';
import { AssistantVersions } from '../versions/versions.service.ts';

type Body = InputOf<(typeof publishingEndpoints)['keepTheirs']>['body'];

/** Takes changes that were made at the platform into the draft. */
@Injectable()
export class DriftAdoption {
  constructor(
    private readonly lease: PublishingLease,
    private readonly assistants: Assistants,
    private readonly publisher: Publisher,
    private readonly versions: AssistantVersions,
  ) {}

  /** Nothing is sent: callers hear it already. @throws Refusal 400, 404, 409; ProviderError */
  async adopt(id: number, author: string, { fields: chosen, revision, draft: choice }: Body): Promise<Assistant> {
    const fields = withPairedFields(chosen);
    const lease = await this.lease.acquire(id, author, revision);
    try {
      const row = lease.assistant;
      const live = await this.assistants.findLiveVersion(row);
      if (!live) throw new Refusal(409, 'not_published', `${row.name} was not published from here yet.`);
      const snapshot = await this.publisher.readSnapshot(row);
      const kept = adoptedFields(fields, snapshot, live);
      const prompt = fields.includes('prompt') ? (snapshot.assistant.prompt ?? '') : live.prompt;
      const { toolNames, documentation, isRecorded } = live;
      const what = { draft: { ...live.draft, ...kept }, prompt, toolNames, documentation, isRecorded };
      const others = fields.includes('foreignTools') ? foreignTools(snapshot) : live.foreignTools;
      const differences = findDifferences({ ...what, foreignTools: others }, snapshot);
      const note = `Kept from Vapi: ${fields.map(fieldInWords).join(', ')}`;
      const draft = draftAfterPublish(row, live.draft, kept, choice);
      await this.versions.record(row, what, { author, note, draft, differences, foreignTools: others });
    } finally {
      await lease.end();
    }
    return this.assistants.read(id);
  }
}
