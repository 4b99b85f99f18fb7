import { Injectable, Logger } from '@nestjs/common';
import type { FieldDifference, PublishReport } from '@booking/contracts/publishing';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import type { AssistantEntity } from '../editing/assistant.entity.ts';
import { AssistantRepository } from '../editing/assistant.repository.ts';
import { Assistants } from '../editing/assistants.service.ts';
import { findDifferences } from '../drift/platform-differences.rule.ts';
import { foreignTools, type PlatformSnapshot } from '../drift/platform-snapshot.mapper.ts';
import {
  fieldsInWords,
  nothingWentLive,
  unknownSentence,
  unrecordedSentence,
  liveSentence,
  unchangedSentence,
  toolsMayBeNewer,
} from './publish-sentences.mapper.ts';
import { toWantedAssistant, type Publication } from './publication.mapper.ts';
import type { HeldLease } from './publishing-lease.service.ts';
import { toPublishReport } from './publish-report.mapper.ts';
import type { PublishSteps } from './publish-steps.rule.ts';
import { AssistantVersions, type VersionRecord } from '../versions/versions.service.ts';

export type PublishAuthor = Pick<VersionRecord, 'author' | 'note' | 'draft'>;

/** A publish under way: the lease of its assistant, and what it has done. */
export type RunningPublish = { lease: HeldLease; steps: PublishSteps };

/** Whether a push may have arrived although it failed: the platform did not say that it refused. */
const mayHaveArrived = (error: unknown): boolean =>
  error instanceof ProviderError && (error.isOutage || error.kind === 'paused');

/** What was read is outdated: the assistant is gone, was changed, or is being published by another request. */
const isOutrun = (error: unknown): boolean => error instanceof Refusal && [404, 409].includes(error.status);

/**
 * The changes at the platform since the live version that a publish replaces.
 * @param changed the live version against what was there
 */
function findReplacedChanges(
  what: Publication,
  changed: readonly FieldDifference[],
  before: PlatformSnapshot,
): FieldDifference[] {
  const sentOver = new Set(findDifferences(what, before).map(({ field }) => field));
  return changed.filter(({ field }) => sentOver.has(field));
}

/** Brings a publication to the platform, looks whether it arrived, and records it. */
@Injectable()
export class Publisher {
  private readonly logger = new Logger('Publisher');

  constructor(
    private readonly rows: AssistantRepository,
    private readonly platform: VoicePlatform,
    private readonly assistants: Assistants,
    private readonly versions: AssistantVersions,
  ) {}

  /** What the platform holds of an assistant. @throws Refusal 404 when it knows none of this id, ProviderError */
  async readSnapshot({ mode, assistantId, name }: AssistantEntity): Promise<PlatformSnapshot> {
    const [assistant, tools] = await Promise.all([
      this.platform.findAssistant(mode, assistantId),
      this.platform.listTools(mode),
    ]);
    if (assistant) return toStorable({ assistant, tools });
    const sentence = `Vapi knows no assistant with the ID of ${name}, ${assistantId}. It may have been deleted there: create one anew at Vapi and duplicate this one to its ID, or archive it.`;
    throw new Refusal(404, 'unknown_at_platform', sentence);
  }

  /**
   * @returns a report as soon as something may have gone live, be it in part
   * @throws Refusal, ProviderError when nothing did; `steps.holds` says what callers hear
   */
  async push(publish: RunningPublish, what: Publication, by: PublishAuthor): Promise<PublishReport> {
    const { lease, steps } = publish;
    const { assistant } = lease;
    const before = await steps.run('read', () => this.readSnapshot(assistant));
    const live = await this.assistants.findLiveVersion(assistant);
    const changed = live ? findDifferences(live, before) : [];
    steps.holds = `${unchangedSentence(assistant.publishedVersion, changed)} ${toolsMayBeNewer}`;
    const pushError = await this.send(publish, what, before);
    const after = await steps.run('read back', () => this.readSnapshot(assistant)).catch(() => null);
    if (pushError && after?.assistant.updatedAt === before.assistant.updatedAt) throw pushError;
    const differences = after ? findDifferences(what, after) : undefined;
    if (differences)
      steps.note('compare', differences.length > 0 ? `Vapi holds something else: ${fieldsInWords(differences)}.` : '');
    const replaced = findReplacedChanges(what, changed, before);
    const report = (version: number | null, holds: string): PublishReport =>
      toPublishReport(what, { before, after, differences, replaced, steps, version, holds });
    if (pushError && !after) return report(null, unknownSentence(assistant.publishedVersion));
    const foreign = after ? foreignTools(after) : [];
    try {
      const recorded = await steps.run('record', () =>
        this.versions.record(assistant, what, { ...by, differences, foreignTools: after && foreign }),
      );
      return report(recorded.version, liveSentence({ ...recorded, differences, foreign, replaced }));
    } catch (error) {
      this.logger.error({ err: error, assistant: assistant.id });
      return report(null, unrecordedSentence);
    }
  }

  /** @returns what leaves it open whether the push arrived */
  private async send(
    { lease, steps }: RunningPublish,
    what: Publication,
    before: PlatformSnapshot,
  ): Promise<Refusal | undefined> {
    const { id, mode, assistantId } = lease.assistant;
    const wanted = toWantedAssistant(what);
    try {
      const tools = await steps.run('tools', () => this.platform.provideTools(mode, wanted.assistantType));
      await steps.run('push', async () => {
        await lease.renew();
        await this.platform.configure(mode, assistantId, wanted, tools, before.assistant.updatedAt);
      });
      return undefined;
    } catch (error) {
      if (error instanceof Refusal && steps.failedAt('push') && mayHaveArrived(error)) return error;
      if (isOutrun(error)) steps.holds = nothingWentLive;
      if (error instanceof ProviderError && error.kind === 'refused') {
        // why it was refused matters more
        await this.rows
          .setPublishFailed(id)
          .catch((failure: unknown) => this.logger.error({ err: failure, assistant: id }));
      }
      throw error;
    }
  }
}
