import { Injectable } from '@nestjs/common';
import { toolOf } from '@booking/contracts/tools';
import type { PlatformUpdate } from '@booking/contracts/voice';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { Assistants } from '../editing/assistants.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { PublishingLease } from '../publishing/publishing-lease.service.ts';
import { Publishing } from '../publishing/publishing.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { hotelInstructions, withHotelInstructions } from '../prompt/hotel-instructions.mapper.ts';

type Thing = { name: string; change: () => Promise<unknown> };

/** What to say where there is nothing to change, which is no failure. */
const nothingYet = {
  tool: 'Nothing was published yet, so there are no tool messages to restore. Publish an assistant first.',
  assistant: 'There is no assistant yet whose instructions could be updated. Create one first.',
};

/** Changes at the voice platform that touch many things; one that fails does not keep the others from being done. */
@Injectable()
export class PlatformUpdates {
  constructor(
    private readonly platform: VoicePlatform,
    private readonly assistants: Assistants,
    private readonly publishing: Publishing,
    private readonly lease: PublishingLease,
    private readonly hotel: HotelFacts,
    private readonly modes: ModeService,
  ) {}

  /** A tool with another callback address is not ours, even under one of our names. */
  async restoreToolMessages(): Promise<PlatformUpdate> {
    const mode = await this.modes.current();
    const tools = (await this.platform.listTools(mode)).flatMap(({ id, name, audience }): Thing[] => {
      const messages = audience && toolOf(audience, name);
      return messages ? [{ name, change: () => this.platform.setToolMessages(mode, id, messages) }] : [];
    });
    return this.change(tools, 'tool');
  }

  /** What is live is published with its prompt compiled anew; who was not published from here gets the instructions alone. */
  async updateInstructions(author: string): Promise<PlatformUpdate> {
    const mode = await this.modes.current();
    const instructions = hotelInstructions(await this.hotel.settingsWithFacts());
    const things = (await this.assistants.list(mode)).map(({ id, name, publishedVersion }): Thing => ({
      name,
      change: () => (publishedVersion === null ? this.instruct(id, instructions, author) : this.republish(id, author)),
    }));
    return this.change(things, 'assistant');
  }

  private async instruct(id: number, instructions: string, author: string): Promise<void> {
    const lease = await this.lease.acquire(id, author);
    try {
      const { mode, assistantId, publishedVersion } = lease.assistant;
      // a publish in between has compiled them in
      if (publishedVersion !== null) return;
      await this.platform.setPrompt(mode, assistantId, (prompt) => withHotelInstructions(prompt, instructions));
    } finally {
      await lease.end();
    }
  }

  private async republish(id: number, author: string): Promise<void> {
    const { success, holds } = await this.publishing.republish(id, author, 'Instructions updated');
    if (!success) throw new Error(holds);
  }

  private async change(things: Thing[], what: keyof typeof nothingYet): Promise<PlatformUpdate> {
    const updated: string[] = [];
    const failed: PlatformUpdate['failed'] = [];
    for (const { name, change } of things) {
      await change().then(
        () => updated.push(name),
        (error: Error) => failed.push({ name, reason: error.message }),
      );
    }
    const count = (n: number): string => `${n} ${n === 1 ? what : `${what}s`}`;
    const success = failed.length === 0 && updated.length > 0;
    if (things.length === 0) return { success: true, message: nothingYet[what], updated, failed };
    const message = `${count(updated.length)} updated${failed.length > 0 ? `, ${failed.length} failed` : ''}.`;
    return { success, message, updated, failed };
  }
}
