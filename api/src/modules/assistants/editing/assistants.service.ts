import { Injectable } from '@nestjs/common';
import type { Assistant } from '@booking/contracts/assistants';
import type { Mode } from '@booking/contracts/mode';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { AssistantVersionRepository } from '../versions/assistant-version.repository.ts';
import type { AssistantVersionEntity } from './assistant-version.entity.ts';
import { AssistantAdoption } from './assistant-adoption.service.ts';
import type { AssistantEntity } from './assistant.entity.ts';
import { AssistantRepository } from './assistant.repository.ts';
import { PublishContents, draftOf } from '../prompt/publish-content.service.ts';
import { unpublishedChanges } from './unpublished-changes.rule.ts';

/** @param changes since the current version; null when there is none */
const toAssistant = (row: AssistantEntity, changes: ReturnType<typeof unpublishedChanges>): Assistant => ({
  ...draftOf(row),
  id: row.id,
  assistantId: row.assistantId,
  status: row.status,
  revision: row.revision,
  publishedVersion: row.publishedVersion,
  lastPublishedAt: row.lastPublishedAt?.toISOString() ?? null,
  archivedAt: row.archivedAt?.toISOString() ?? null,
  agentImageUrl: row.imageHash && `/api/admin/assistants/${row.id}/image?v=${row.imageHash}`,
  hasUnpublishedChanges: changes?.length !== 0,
  mode: row.mode,
  waitingChanges: (changes ?? []).map(({ field }) => field),
  hasDrifted: row.drift.length > 0,
});

/** The assistants this console looks after. */
@Injectable()
export class Assistants {
  constructor(
    private readonly assistants: AssistantRepository,
    private readonly versions: AssistantVersionRepository,
    private readonly platform: VoicePlatform,
    private readonly contents: PublishContents,
    private readonly adoption: AssistantAdoption,
  ) {}

  /** Those of a mode. */
  async list(mode: Mode, withArchived = false): Promise<Assistant[]> {
    const rows = await this.ofMode(mode);
    return this.shown(rows.filter(({ archivedAt }) => withArchived || archivedAt === null));
  }

  /** @throws Refusal 404 */
  async read(id: number): Promise<Assistant> {
    const [assistant] = await this.shown([await this.getRow(id)]);
    return assistant!;
  }

  /** @throws Refusal 404 */
  async getRow(id: number): Promise<AssistantEntity> {
    const row = await this.assistants.find(id);
    if (!row) throw notFound('This assistant');
    return row;
  }

  /** The version callers hear; undefined when none of ours was published. */
  async findLiveVersion({ id, publishedVersion }: AssistantEntity): Promise<AssistantVersionEntity | undefined> {
    if (publishedVersion === null) return undefined;
    return (await this.versions.find({ assistant: id, version: publishedVersion })) ?? undefined;
  }

  /** The one that answers guests: published last, else the first there is. @throws Refusal 404 */
  async getGuestAssistant(mode: Mode): Promise<AssistantEntity> {
    const published = (row: AssistantEntity): number => row.lastPublishedAt?.getTime() ?? 0;
    const [agent] = (await this.ofMode(mode))
      .filter(({ assistantType, archivedAt }) => assistantType === 'guest' && archivedAt === null)
      .toSorted((a, b) => published(b) - published(a));
    if (!agent) throw new Refusal(404, 'not_found', 'There is no assistant for guests yet. Create one first.');
    return agent;
  }

  /** Those that people can talk with, published last first. */
  async listPublished(mode: Mode): Promise<AssistantEntity[]> {
    const at = ({ lastPublishedAt }: AssistantEntity): number => lastPublishedAt?.getTime() ?? 0;
    return (await this.ofMode(mode))
      .filter((row) => row.lastPublishedAt !== null && row.archivedAt === null)
      .toSorted((a, b) => at(b) - at(a));
  }

  /** What the account at the voice platform has and this console does not know. @throws ProviderError */
  async listAtPlatform(mode: Mode): Promise<{ id: string; name: string }[]> {
    const [held, rows] = await Promise.all([this.platform.listAssistants(mode), this.assistants.list(mode)]);
    const known = new Set(rows.map(({ assistantId }) => assistantId));
    return held.filter(({ id }) => !known.has(id)).map(({ id, name }) => ({ id, name }));
  }

  private async shown(rows: AssistantEntity[]): Promise<Assistant[]> {
    const [hotel, versions] = await Promise.all([this.contents.readSources(), this.liveOf(rows)]);
    return rows.map((row) => {
      const live = versions.find(({ assistant }) => assistant === row.id);
      return toAssistant(row, unpublishedChanges(row, live, hotel));
    });
  }

  private liveOf(rows: AssistantEntity[]): Promise<AssistantVersionEntity[]> {
    const keys = rows.flatMap(({ id, publishedVersion }) =>
      publishedVersion === null ? [] : { assistant: id, version: publishedVersion },
    );
    return this.versions.listByKeys(keys);
  }

  /** Where there is none, the account may have got its first since the start. */
  private async ofMode(mode: Mode): Promise<AssistantEntity[]> {
    const found = await this.assistants.list(mode);
    if (found.length > 0) return found;
    await this.adoption.adoptFirst(mode);
    return this.assistants.list(mode);
  }
}
