import { Injectable } from '@nestjs/common';
import type { PublishReport } from '@booking/contracts/publishing';
import { toolCatalogue } from '@booking/contracts/tools';
import { Refusal } from '../../platform/http/refusal.ts';
import { Assistants } from '../assistants/assistants.ts';
import type { AssistantEntity } from '../assistants/assistant.entity.ts';
import { Contents } from '../assistants/content.ts';
import { findingsOf } from '../assistants/findings.ts';
import { GoldenGate } from '../golden-calls/golden-gate.ts';
import { goingBack } from './going-back.ts';
import { listed, wordsOf } from './holds-sentence.ts';
import { Publisher, refuseErrors } from './publisher.ts';
import { PublishingLease } from './publishing-lease.ts';
import { startSteps } from './steps.ts';
import { Versions } from './versions.ts';

/** The ways in which something goes live. Each throws a Refusal or ProviderError when nothing did. */
@Injectable()
export class Publishing {
  constructor(
    private readonly lease: PublishingLease,
    private readonly assistants: Assistants,
    private readonly contents: Contents,
    private readonly versions: Versions,
    private readonly publisher: Publisher,
    private readonly golden: GoldenGate,
  ) {}

  /** The saved draft. @throws Refusal 422 with what keeps it from being published: a finding, or a golden call that went wrong */
  publish(id: number, author: string, note: string): Promise<PublishReport> {
    return this.lease.hold(id, author, (row) => this.compileAndPush(row, row, { author, note }));
  }

  /** What is live, with its prompt compiled anew: the draft of today waits. */
  republish(id: number, author: string, note: string): Promise<PublishReport> {
    return this.lease.hold(id, author, async (row) => {
      const live = await this.assistants.live(row);
      if (!live) throw new Refusal(409, 'not_published', `${row.name} was not published from here yet.`);
      return this.compileAndPush(row, live.draft, { author, note });
    });
  }

  /** A version as it was, and its draft again. What was live once is not checked anew: going back must always be possible. */
  rollBack(id: number, version: number, author: string, note: string): Promise<PublishReport> {
    return this.lease.hold(id, author, async (row) => {
      const [old, live] = await Promise.all([this.versions.read(id, version), this.assistants.live(row)]);
      const { prompt, documentation } = old;
      const { draft, goingOn } = goingBack(old.draft, live);
      const but = goingOn.length > 0 ? `, with ${listed(goingOn.map(wordsOf))} as in version ${live!.version}` : '';
      const toolNames = Object.keys(toolCatalogue[draft.assistantType]);
      const by = { author, note: `${note || `Back to version ${version}`}${but}`, draft };
      return this.publisher.push(row, { draft, prompt, documentation, toolNames }, by, startSteps());
    });
  }

  private async compileAndPush(
    row: AssistantEntity,
    draft: Parameters<Contents['of']>[0],
    by: { author: string; note: string },
  ): Promise<PublishReport> {
    const steps = startSteps();
    steps.note('save');
    const content = await steps.run('compile', () => this.contents.of(draft));
    await steps.run('lint', () => refuseErrors(findingsOf(content)));
    await steps.run('golden calls', () => this.golden.mustPass(row, content));
    return this.publisher.push(row, content, by, steps);
  }
}
