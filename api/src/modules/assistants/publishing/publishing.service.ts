import { Injectable } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import type { PublishReport, publishingEndpoints } from '@booking/contracts/publishing';
import { toolCatalogue } from '@booking/contracts/tools';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Assistants } from '../editing/assistants.service.ts';
import { PublishContents } from '../prompt/publish-content.service.ts';
import { findingsOf } from '../prompt/findings.rule.ts';
import { GoldenGate } from '../../calls/golden-calls/golden-gate.service.ts';
import { draftAfterPublish } from '../versions/draft-after-publish.rule.ts';
import { rollbackDraft } from '../versions/rollback.rule.ts';
import { listed, fieldInWords } from './publish-sentences.mapper.ts';
import { Publisher, type PublishAuthor, type PublishTarget } from './publisher.service.ts';
import { PublishingLease } from './publishing-lease.service.ts';
import { requirePublishable } from './publishable.rule.ts';
import { runInSteps } from './publish-steps.rule.ts';
import { AssistantVersions } from '../versions/versions.service.ts';

type Body<Name extends 'publish' | 'rollback'> = InputOf<(typeof publishingEndpoints)[Name]>['body'];

/** The ways in which something goes live. Each throws a Refusal that says what callers hear when nothing did. */
@Injectable()
export class Publishing {
  constructor(
    private readonly lease: PublishingLease,
    private readonly assistants: Assistants,
    private readonly contents: PublishContents,
    private readonly versions: AssistantVersions,
    private readonly publisher: Publisher,
    private readonly golden: GoldenGate,
  ) {}

  /** The saved draft. @throws Refusal 409; 422 with what keeps it from being published: a finding, or a golden call that went wrong */
  publish(id: number, author: string, { note, revision }: Body<'publish'>): Promise<PublishReport> {
    const publish = (target: PublishTarget): Promise<PublishReport> => {
      target.steps.note('save');
      return this.compileAndPush(target, target.assistant, { author, note });
    };
    return this.runWithLease(id, author, publish, revision);
  }

  /** What is live, with its prompt compiled anew: the draft of today waits. */
  republish(id: number, author: string, note: string): Promise<PublishReport> {
    return this.runWithLease(id, author, async (target) => {
      const live = await this.assistants.live(target.assistant);
      if (!live) throw new Refusal(409, 'not_published', `${target.assistant.name} was not published from here yet.`);
      return this.compileAndPush(target, live.draft, { author, note });
    });
  }

  /**
   * A version word for word, the live one included. What was live once is not checked anew: going back must always be possible.
   * Its tools are those of today, and whether calls are recorded. The console's own fields were never live, so they stay as they are.
   */
  rollBack(id: number, version: number, author: string, { note, revision, draft: choice }: Body<'rollback'>) {
    const goBack = async (target: PublishTarget): Promise<PublishReport> => {
      const [old, live, { profile }] = await Promise.all([
        this.versions.read(id, version),
        this.assistants.live(target.assistant),
        this.contents.sources(),
      ]);
      const { prompt, documentation } = old;
      const { draft, goingOn } = rollbackDraft(old.draft, live);
      const but =
        goingOn.length > 0 ? `, with ${listed(goingOn.map(fieldInWords))} as in version ${live!.version}` : '';
      const isRecorded = profile.keepRecordings;
      const toolNames = Object.keys(toolCatalogue[draft.assistantType]);
      const { description: _, vapiPhoneNumberId: __, ...heard } = draft;
      const by = {
        author,
        note: `${note || `Back to version ${version}`}${but}`,
        draft: draftAfterPublish(target.assistant, live?.draft, heard, choice),
      };
      return this.publisher.push(target, { draft, prompt, documentation, toolNames, isRecorded }, by);
    };
    return this.runWithLease(id, author, goBack, revision);
  }

  private runWithLease(
    id: number,
    author: string,
    work: (target: PublishTarget) => Promise<PublishReport>,
    revision?: number,
  ): Promise<PublishReport> {
    return runInSteps((steps) =>
      this.lease.hold(id, author, (assistant, renewLease) => work({ assistant, renewLease, steps }), revision),
    );
  }

  private async compileAndPush(
    target: PublishTarget,
    draft: Parameters<PublishContents['of']>[0],
    by: PublishAuthor,
  ): Promise<PublishReport> {
    const { assistant, steps } = target;
    const content = await steps.run('compile', () => this.contents.of(draft));
    await steps.run('lint', () => requirePublishable(findingsOf(content)));
    await steps.run('golden calls', () => this.golden.mustPass(assistant, content));
    return this.publisher.push(target, content, by);
  }
}
