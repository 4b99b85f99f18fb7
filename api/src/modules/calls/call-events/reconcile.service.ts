import { Injectable, Logger } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Inbox } from '../../../platform/inbox/inbox.service.ts';
import { VoicePlatform, type ListedCall } from '../../../providers/voice-platform.port.ts';
import { CallEventsRepository } from './call-events.repository.ts';

const lookBackMs = 24 * 60 * 60_000;

type Reconciled = { checked: number; fetched: number };

/** The platform sends the report of a call once, and it may get lost. */
@Injectable()
export class CallReconciliation {
  private readonly logger = new Logger('Reconcile');

  constructor(
    private readonly platform: VoicePlatform,
    private readonly calls: CallEventsRepository,
    private readonly inbox: Inbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Fetches the calls of the last day that ended without a report reaching us, of each mode that has an account.
   * @throws Refusal 502 when the platform did not answer for a mode; what it answered for the other is kept
   */
  async run(): Promise<Reconciled> {
    const total: Reconciled = { checked: 0, fetched: 0 };
    const failures: string[] = [];
    const since = new Date(this.clock.now().getTime() - lookBackMs);
    for (const mode of Mode.options.filter((each) => this.platform.hasAccount(each))) {
      try {
        await this.reconcile(mode, since, total);
      } catch (error) {
        failures.push((error as Error).message);
        this.logger.warn({ err: error, mode });
      }
    }
    if (failures.length > 0) {
      throw new Refusal(502, 'provider_failed', `Not all calls could be asked for: ${failures.join(' ')}`);
    }
    return total;
  }

  /** Counts into `total` as it goes, so that what was fetched before a failure counts. */
  private async reconcile(mode: Mode, since: Date, total: Reconciled): Promise<void> {
    for await (const call of this.platform.listCallsSince(mode, since)) {
      total.checked += 1;
      if (!call.isOver || (await this.calls.hasReport(call.id))) continue;
      await this.enqueue(call, mode);
      total.fetched += 1;
    }
  }

  /** Treats the fetched call as an event of the platform, which the inbox processes once. */
  private async enqueue({ id, raw }: ListedCall, mode: Mode): Promise<void> {
    await this.inbox.accept({
      provider: this.platform.name,
      eventKey: `reconciled-${id}`,
      kind: 'call',
      mode,
      payload: raw,
      about: { kind: 'call', id },
    });
  }
}
