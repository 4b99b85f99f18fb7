import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Inbox } from '../../../platform/inbox/inbox.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { VoicePlatform, type ListedCall } from '../../../providers/voice-platform.port.ts';
import { CallEntity } from '../log/call.entity.ts';

const reconcileCalls: JobKind<Record<string, never>> = {
  name: 'reconcile-calls',
  data: z.object({}),
  retries: 0,
  seconds: 900,
};
const lookBack = 24 * 60 * 60_000;

/** A report is sent once and may get lost, so the platform is asked every 15 minutes which calls of the last day ended. */
@Injectable()
export class CallReconciliation implements OnApplicationBootstrap {
  private readonly logger = new Logger('CallReconciliation');

  constructor(
    private readonly platform: VoicePlatform,
    @InjectRepository(CallEntity) private readonly calls: Repository<CallEntity>,
    private readonly inbox: Inbox,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(reconcileCalls, async () => void (await this.run()));
    await this.jobs.schedule('*/15 * * * *', reconcileCalls);
    // reports that came while nobody was here
    await this.jobs.enqueue(reconcileCalls, {});
  }

  /**
   * Fetches the calls that ended without a report reaching us, of each mode that has an account.
   * @throws Refusal 502 when a mode's platform could not be asked; what the other gave is kept
   */
  async run(): Promise<{ checked: number; fetched: number }> {
    const done = { checked: 0, fetched: 0 };
    const since = new Date(this.clock.now().getTime() - lookBack);
    const failed: string[] = [];
    for (const mode of Mode.options.filter((each) => this.platform.hasAccount(each))) {
      try {
        for await (const call of this.platform.callsSince(mode, since)) {
          done.checked += 1;
          if (call.isOver && (await this.isMissing(call))) {
            await this.take(call, mode);
            done.fetched += 1;
          }
        }
      } catch (error) {
        failed.push((error as Error).message);
        this.logger.warn({ err: error, mode });
      }
    }
    if (failed.length > 0)
      throw new Refusal(502, 'provider_failed', `Not all calls could be asked for: ${failed.join(' ')}`);
    return done;
  }

  private async isMissing({ id }: ListedCall): Promise<boolean> {
    return !(await this.calls.existsBy({ id: In([id]), hasReport: true }));
  }

  private async take({ id, raw }: ListedCall, mode: Mode): Promise<void> {
    const provider = this.platform.name;
    await this.inbox.accept({
      provider,
      eventKey: `reconciled-${id}`,
      kind: 'call',
      mode,
      payload: raw,
      about: { kind: 'call', id },
    });
  }
}
