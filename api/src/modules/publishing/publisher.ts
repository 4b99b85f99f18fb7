import { Injectable } from '@nestjs/common';
import type { Finding, PublishReport } from '@booking/contracts/publishing';
import { DataSource } from 'typeorm';
import { storable } from '../../platform/database/storable.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { ProviderError } from '../../platform/outbound/provider-error.ts';
import { VoicePlatform } from '../../providers/voice-platform.ts';
import { AssistantEntity } from '../assistants/assistant.entity.ts';
import { compare } from './compare.ts';
import { foreignTools, type Held } from './held.ts';
import { namesOf, notKnown, notRecorded, nowHeard, stillHeard } from './holds-sentence.ts';
import { wantedOf, type Publication } from './publication.ts';
import { reportOf } from './report.ts';
import type { Steps } from './steps.ts';
import { Versions, type Recording } from './versions.ts';

export type By = Pick<Recording, 'author' | 'note' | 'draft'>;

/** Throws a 422 with every error among the findings. */
export function refuseErrors(findings: readonly Finding[]): void {
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

/** Whether a push may have arrived although it failed: the platform did not say that it refused. */
const mayHaveArrived = (error: unknown): boolean =>
  error instanceof ProviderError && (error.isOutage || error.trouble === 'paused');

/** Brings a publication to the platform, looks whether it arrived, and records it. */
@Injectable()
export class Publisher {
  constructor(
    private readonly database: DataSource,
    private readonly platform: VoicePlatform,
    private readonly versions: Versions,
  ) {}

  /** What the platform holds of an assistant. @throws Refusal 404 when it knows none of this id, ProviderError */
  async held({ mode, assistantId, name }: AssistantEntity): Promise<Held> {
    const [assistant, tools] = await Promise.all([
      this.platform.assistant(mode, assistantId),
      this.platform.tools(mode),
    ]);
    if (assistant) return storable({ assistant, tools });
    const sentence = `Vapi knows no assistant with the ID of ${name}, ${assistantId}. It may have been deleted there: create one anew at Vapi and duplicate this one to its ID, or archive it.`;
    throw new Refusal(404, 'unknown_at_platform', sentence);
  }

  /**
   * Only whoever holds the assistant's lease may.
   * @returns a report as soon as something may have gone live, be it in part
   * @throws Refusal, ProviderError when nothing did; the message says what callers hear
   */
  async push(row: AssistantEntity, what: Publication, by: By, steps: Steps): Promise<PublishReport> {
    const before = await steps.run('read', () => this.held(row));
    const doubt = await this.send(row, what, before, steps);
    const after = await steps.run('read back', () => this.held(row)).catch(() => null);
    if (doubt && after?.assistant.updatedAt === before.assistant.updatedAt) throw this.unchanged(row, doubt);
    const differences = after ? compare(what, after) : undefined;
    if (differences)
      steps.note('compare', differences.length > 0 ? `Vapi holds something else: ${namesOf(differences)}.` : '');
    const report = (version: number | null, holds: string): PublishReport =>
      reportOf(what, { before, after, differences, steps, version, holds });
    if (doubt && !after) return report(null, notKnown(row));
    try {
      const version = await steps.run('record', () =>
        this.versions.record(row.id, what, { ...by, differences, foreignTools: after && foreignTools(after) }),
      );
      return report(version, nowHeard(version, differences, after ? foreignTools(after) : []));
    } catch {
      return report(null, notRecorded);
    }
  }

  /** @returns what leaves it open whether the push arrived */
  private async send(
    row: AssistantEntity,
    what: Publication,
    before: Held,
    steps: Steps,
  ): Promise<Refusal | undefined> {
    const { mode, assistantId } = row;
    const wanted = wantedOf(what);
    try {
      const tools = await steps.run('tools', () => this.platform.provideTools(mode, wanted.assistantType));
      const { updatedAt } = before.assistant;
      await steps.run('push', () => this.platform.configure(mode, assistantId, wanted, tools, updatedAt));
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (steps.failedAt('push') && mayHaveArrived(error)) return error;
      if (error instanceof ProviderError && error.trouble === 'refused') {
        await this.database.getRepository(AssistantEntity).update({ id: row.id }, { status: 'error' });
      }
      throw this.unchanged(row, error);
    }
  }

  private unchanged(row: AssistantEntity, { status, code, message }: Refusal): Refusal {
    return new Refusal(status, code, `${message} ${stillHeard(row)}`);
  }
}
