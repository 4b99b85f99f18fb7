import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { ToolAudience, toolOf } from '@booking/contracts/tools';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Inbox } from '../../../platform/inbox/inbox.service.ts';
import type { InboundEventEntity } from '../../../platform/inbox/inbound-event.entity.ts';
import { CallEvents } from '../../call-events.port.ts';
import type { ToolCallFact } from '../../voice-platform.port.ts';
import { readServerMessage } from './server-message.mapper.ts';
import { VapiClient } from '../vapi.client.ts';

const askAgainAfter = 60_000;

const isOurs = (name: string): boolean => ToolAudience.options.some((audience) => toolOf(audience, name) !== undefined);

/** What Vapi shows a result of and we have none on record. Ours takes the place of this as soon as it is read, whichever comes first. */
const withMissedReply = (call: ToolCallFact, at: Date): ToolCallFact =>
  call.answeredBy === 'provider' && isOurs(call.name)
    ? { ...call, reply: { at: at.toISOString(), ms: null, shortfalls: ['no_reply'] } }
    : call;

/** Turns stored server messages into events of a call. */
@Injectable()
export class VapiInbox implements OnModuleInit {
  private readonly logger = new Logger('Vapi');
  private readonly modeOfAccount = new Map<string, Mode>();
  private askedAt = 0;
  private asking: Promise<void> | undefined;

  constructor(
    private readonly inbox: Inbox,
    private readonly calls: CallEvents,
    private readonly client: VapiClient,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.inbox.register('vapi', (event) => this.process(event));
  }

  private async process(event: InboundEventEntity): Promise<void> {
    const read = readServerMessage(event.payload, event.receivedAt);
    if (!read) return;
    const answers = event.kind === 'tool-answers' ? (event.payload['answers'] as ToolCallFact[]) : [];
    const known = await this.modeOf(read.account);
    await this.calls.record(
      { ...read, toolCalls: [...read.toolCalls.map((call) => withMissedReply(call, read.at)), ...answers] },
      known ?? event.mode,
      known !== undefined,
    );
  }

  /** Each mode has an account of its own at the platform, so a call's account says its mode whatever the switch says now. */
  private async modeOf(account: string | null): Promise<Mode | undefined> {
    if (!account) return undefined;
    const isDue = this.clock.now().getTime() - this.askedAt > askAgainAfter;
    if (!this.modeOfAccount.has(account) && isDue)
      this.asking ??= this.loadAccounts().finally(() => (this.asking = undefined));
    await this.asking;
    return this.modeOfAccount.get(account);
  }

  private async loadAccounts(): Promise<void> {
    for (const mode of Mode.options.filter((each) => this.client.hasAccount(each))) {
      const asked = await this.client.check(mode).catch((error: unknown) => void this.logger.debug({ err: error }));
      if (asked?.account) this.modeOfAccount.set(asked.account, mode);
    }
    this.askedAt = this.clock.now().getTime();
  }
}
