import { Injectable } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import type { ChatAnswer, publishingEndpoints } from '@booking/contracts/publishing';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { Assistants } from '../editing/assistants.service.ts';
import { PublishContents } from '../prompt/publish-content.service.ts';
import { toWantedAssistant } from './publication.mapper.ts';

type Said = InputOf<typeof publishingEndpoints.chat>['body'];

/** Talks with an assistant as it would be if it were published now. */
@Injectable()
export class TestChat {
  constructor(
    private readonly platform: VoicePlatform,
    private readonly assistants: Assistants,
    private readonly contents: PublishContents,
  ) {}

  /** @throws Refusal 404, ProviderError */
  async send(id: number, { draft, says, chatId, isRehearsal = false }: Said): Promise<ChatAnswer> {
    const row = await this.assistants.getRow(id);
    const wanted = toWantedAssistant(await this.contents.compile({ ...row, ...draft }));
    return this.platform.sendTestChat(row.mode, row.assistantId, wanted, { text: says, chatId, isRehearsal });
  }
}
