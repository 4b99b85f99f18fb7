import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { audienceOf } from './assistant-audience.rule.ts';
import { AssistantRepository } from './assistant.repository.ts';
import { draftFromPlatform } from './draft-from-platform.mapper.ts';

/** A slow platform does not keep the application from starting. */
const maxStartMs = 2_000;

/** Takes the assistants of the account at the voice platform into a console that has none of that mode. */
@Injectable()
export class AssistantAdoption implements OnApplicationBootstrap {
  private readonly logger = new Logger('AssistantAdoption');

  constructor(
    private readonly assistants: AssistantRepository,
    private readonly platform: VoicePlatform,
  ) {}

  /** Both modes, so that nobody has to open a page first, and before requests come: an account half set up is not taken for all of it. */
  async onApplicationBootstrap(): Promise<void> {
    const all = Promise.all(Mode.options.map((mode) => this.adoptFirst(mode)));
    await Promise.race([all, wait(maxStartMs, undefined, { ref: false })]);
  }

  /** Does nothing where the mode has assistants. It never throws: what cannot be read now is read when somebody asks for it. */
  async adoptFirst(mode: Mode): Promise<void> {
    try {
      if (!this.platform.hasAccount(mode) || (await this.assistants.list(mode)).length > 0) return;
      await this.adoptAll(mode);
    } catch (error) {
      this.logger.warn({ err: error, mode });
    }
  }

  private async adoptAll(mode: Mode): Promise<void> {
    const [assistants, tools] = await Promise.all([this.platform.listAssistants(mode), this.platform.listTools(mode)]);
    if (assistants.length === 0) return;
    const rows = assistants.map((held) => ({
      ...draftFromPlatform(held),
      mode,
      assistantId: held.id,
      assistantType: audienceOf(held, tools),
      status: 'published' as const,
      lastPublishedAt: held.updatedAt === null ? null : new Date(held.updatedAt),
    }));
    await this.assistants.insertMissing(rows);
  }
}
