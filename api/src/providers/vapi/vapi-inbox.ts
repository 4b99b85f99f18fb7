import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { Inbox } from '../../platform/inbox/inbox.ts';
import type { InboundEventEntity } from '../../platform/inbox/inbound-event.entity.ts';
import { CallEvents } from '../call-events.ts';
import type { ToolCallFact } from '../voice-platform.ts';
import { readServerMessage } from './server-message.ts';
import { VapiClient } from './vapi.client.ts';

const askAgainAfter = 5 * 60_000;

/** Turns stored server messages into events of a call. */
@Injectable()
export class VapiInbox implements OnModuleInit {
  private readonly logger = new Logger('Vapi');
  private readonly modeOfAccount = new Map<string, Mode>();
  private askedAt = 0;

  constructor(
    private readonly inbox: Inbox,
    private readonly calls: CallEvents,
    private readonly client: VapiClient,
  ) {}

  onModuleInit(): void {
    this.inbox.register('vapi', (event) => this.process(event));
  }

  private async process(event: InboundEventEntity): Promise<void> {
    const read = readServerMessage(event.payload, event.receivedAt);
    if (!read) return;
    const answers = event.kind === 'tool-answers' ? (event.payload['answers'] as ToolCallFact[]) : [];
    const mode = (await this.modeOf(read.account)) ?? event.mode;
    await this.calls.record({ ...read, toolCalls: [...read.toolCalls, ...answers] }, mode);
  }

  /** Each mode has an account of its own at the platform, so a call's account says its mode whatever the switch says now. */
  private async modeOf(account: string | null): Promise<Mode | undefined> {
    if (!account) return undefined;
    const known = this.modeOfAccount.get(account);
    if (known || Date.now() - this.askedAt < askAgainAfter) return known;
    this.askedAt = Date.now();
    for (const mode of Mode.options) {
      const asked = await this.client.check(mode).catch((error: unknown) => void this.logger.debug({ err: error }));
      if (asked?.account) this.modeOfAccount.set(asked.account, mode);
    }
    return this.modeOfAccount.get(account);
  }
}
