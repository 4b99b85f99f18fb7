import { Injectable, Logger } from '@nestjs/common';
import { AssistantDraft, VoiceProvider, type Assistant } from '@booking/contracts/assistants';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import { VoicePlatform } from '../../providers/voice-platform.ts';
import { audienceOf } from './adopt.ts';
import { AssistantEntity } from './assistant.entity.ts';

const toAssistant = ({ mode: _, drift, ...row }: AssistantEntity): Assistant => ({
  ...AssistantDraft.parse(row),
  id: row.id,
  assistantId: row.assistantId,
  status: row.status,
  revision: row.revision,
  publishedVersion: row.publishedVersion,
  lastPublishedAt: row.lastPublishedAt?.toISOString() ?? null,
  archivedAt: row.archivedAt?.toISOString() ?? null,
  agentImageUrl: null,
  hasUnpublishedChanges: row.revision > 1,
  hasDrifted: drift.length > 0,
});

/** The assistants this console looks after. */
@Injectable()
export class Assistants {
  private readonly logger = new Logger('Assistants');

  constructor(
    private readonly database: DataSource,
    private readonly platform: VoicePlatform,
  ) {}

  /** Those of a mode; a console that has none yet takes in what the account at the voice platform has. */
  async list(mode: Mode): Promise<Assistant[]> {
    const found = await this.find(mode);
    if (found.length > 0) return found.map(toAssistant);
    await this.adopt(mode).catch((error: unknown) => this.logger.warn({ err: error, mode }));
    return (await this.find(mode)).map(toAssistant);
  }

  private find(mode: Mode): Promise<AssistantEntity[]> {
    return this.database.getRepository(AssistantEntity).find({ where: { mode }, order: { id: 'ASC' } });
  }

  private async adopt(mode: Mode): Promise<void> {
    if (!this.platform.hasAccount(mode)) return;
    const [assistants, tools] = await Promise.all([this.platform.assistants(mode), this.platform.tools(mode)]);
    if (assistants.length === 0) return;
    const rows = assistants.map((assistant) => ({
      mode,
      assistantId: assistant.id,
      name: assistant.name,
      assistantType: audienceOf(assistant, tools),
      status: 'published' as const,
      voiceId: assistant.voiceId,
      voiceProvider: VoiceProvider.safeParse(assistant.voiceProvider).data ?? null,
      lastPublishedAt: assistant.updatedAt === null ? null : new Date(assistant.updatedAt),
    }));
    await this.database.createQueryBuilder().insert().into(AssistantEntity).values(rows).orIgnore().execute();
  }
}
