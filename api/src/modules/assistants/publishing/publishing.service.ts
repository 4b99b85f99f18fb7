import { Injectable } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import type { Finding, PublishReport, publishingEndpoints } from '@booking/contracts/publishing';
import { toolCatalogue } from '@booking/contracts/tools';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Assistants } from '../editing/assistants.service.ts';
import { PublishContents } from '../prompt/publish-content.service.ts';
import { findingsOf } from '../prompt/findings.rule.ts';
import { GoldenGate } from '../../calls/golden-calls/golden-gate.service.ts';
import { draftAfterPublish } from '../versions/draft-after-publish.rule.ts';
import { rollbackDraft } from '../versions/rollback.rule.ts';
import { listed, fieldInWords } from './publish-sentences.mapper.ts';
import { Publisher, type PublishAuthor, type RunningPublish } from './publisher.service.ts';
import { PublishingLease } from './publishing-lease.service.ts';
import { PublishSteps } from './publish-steps.rule.ts';
import { AssistantVersions } from '../versions/versions.service.ts';

type Body<Name extends 'publish' | 'rollback'> = InputOf<(typeof publishingEndpoints)[Name]>['body'];

/** @throws Refusal 422 with every error among the findings */
function requirePublishable(findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) return;
  const more =
    errors.length === 1
      ? ''
      : ` There ${errors.length === 2 ? 'is one more thing' : `are ${errors.length - 1} more things`} to mend.`;
  const issues = errors.map(({ field, message }) => ({ path: field, message }));
  throw new Refusal(422, 'not_publishable', `${first.message}${more}`, issues);
}

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
  async publish(id: number, author: string, { note, revision }: Body<'publish'>): Promise<PublishReport> {
    const lease = await this.lease.acquire(id, author, revision);
    const steps = new PublishSteps();
    try {
      steps.note('save');
      return await this.compileAndPush({ lease, steps }, lease.assistant, { author, note });
    } catch (error) {
      throw steps.toError(error);
    } finally {
      await lease.end();
    }
  }

  /** What is live, with its prompt compiled anew: the draft of today waits. */
  async republish(id: number, author: string, note: string): Promise<PublishReport> {
    const lease = await this.lease.acquire(id, author);
    const steps = new PublishSteps();
    try {
      const live = await this.assistants.findLiveVersion(lease.assistant);
      if (!live) throw new Refusal(409, 'not_published', `${lease.assistant.name} was not published from here yet.`);
      return await this.compileAndPush({ lease, steps }, live.draft, { author, note });
    } catch (error) {
      throw steps.toError(error);
    } finally {
      await lease.end();
    }
  }

  /**
   * A version word for word, the live one included. What was live once is not checked anew: going back must always be possible.
   * Its tools are those of today, and whether calls are recorded. The console's own fields were never live, so they stay as they are.
   */
  async rollBack(
    id: number,
    version: number,
    author: string,
    { note, revision, draft: choice }: Body<'rollback'>,
  ): Promise<PublishReport> {
    const lease = await this.lease.acquire(id, author, revision);
    const steps = new PublishSteps();
    try {
      const [old, live, { profile }] = await Promise.all([
        this.versions.read(id, version),
        this.assistants.findLiveVersion(lease.assistant),
        this.contents.readSources(),
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
        draft: draftAfterPublish(lease.assistant, live?.draft, heard, choice),
      };
      const what = { draft, prompt, documentation, toolNames, isRecorded };
      return await this.publisher.push({ lease, steps }, what, by);
    } catch (error) {
      throw steps.toError(error);
    } finally {
      await lease.end();
    }
  }

  private async compileAndPush(
    publish: RunningPublish,
    draft: Parameters<PublishContents['compile']>[0],
    by: PublishAuthor,
  ): Promise<PublishReport> {
    const { lease, steps } = publish;
    const content = await steps.run('compile', () => this.contents.compile(draft));
    await steps.run('lint', () => requirePublishable(findingsOf(content)));
    await steps.run('golden calls', () => this.golden.requirePass(lease.assistant, content));
    return this.publisher.push(publish, content, by);
  }
}
