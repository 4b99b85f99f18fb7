import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import type { AssistantEntity } from '../editing/assistant.entity.ts';
import { AssistantRepository } from '../editing/assistant.repository.ts';
import { PublishingLeaseRepository } from './publishing-lease.repository.ts';

/** Not heard of for so long, a publish is taken for dead. */
const silentMs = 5 * 60_000;
const beatMs = 60_000;

const lost = new Refusal(
  409,
  'being_published',
  'This took so long that somebody else began to publish the assistant meanwhile. Check the current version before you try again.',
);
const changedMeanwhile = ({ name }: AssistantEntity): Refusal =>
  new Refusal(
    409,
    'assistant_changed',
    `Somebody saved ${name} since you looked at it, so nothing was done. Look at what it says now, then try again.`,
  );

/** The right to publish an assistant, until it is ended. */
export type HeldLease = {
  /** As it was when the lease was acquired. */
  assistant: AssistantEntity;
  /** Renews the lease. @throws Refusal 409 when another request has it by now */
  renew: () => Promise<void>;
  /** Lets others publish. It never throws: what was done is done, and a lease that is not ended expires. */
  end: () => Promise<void>;
};

/** One publish of an assistant at a time. A process that died holds nothing for longer than the lease. */
@Injectable()
export class PublishingLease {
  private readonly logger = new Logger('PublishingLease');

  constructor(
    private readonly assistants: AssistantRepository,
    private readonly leases: PublishingLeaseRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The caller ends the lease in a `finally`. Until then it is renewed every minute.
   * @param by the name that other publishers are told @param revision of the draft as it was seen; undefined for any
   * @throws Refusal 404; 409 during another publish, when it is archived, or `assistant_changed` since that revision
   */
  async acquire(id: number, by: string, revision?: number): Promise<HeldLease> {
    const publishingUntil = this.untilWhen();
    if (!(await this.leases.acquire(id, by, publishingUntil, this.clock.now()))) throw await this.refusal(id);
    const lease = this.keepRenewed(id, publishingUntil);
    try {
      const assistant = await this.assistants.get(id);
      if (revision !== undefined && revision !== assistant.revision) throw changedMeanwhile(assistant);
      return { assistant, ...lease };
    } catch (error) {
      await lease.end();
      throw error;
    }
  }

  private keepRenewed(id: number, acquiredUntil: Date): Pick<HeldLease, 'renew' | 'end'> {
    let publishingUntil = acquiredUntil;
    let renewed = Promise.resolve();
    const renewNow = async (): Promise<void> => {
      const later = this.untilWhen();
      if (!(await this.leases.renew(id, publishingUntil, later))) throw lost;
      publishingUntil = later;
    };
    // one after the other, because each has to know the end that the one before has set
    const renew = (): Promise<void> => (renewed = renewed.then(renewNow, renewNow));
    // whether it was lost is asked before anything is sent
    const heart = setInterval(() => void renew().catch(() => undefined), beatMs);
    const end = async (): Promise<void> => {
      clearInterval(heart);
      await renewed.catch(() => undefined);
      await this.leases
        .end(id, publishingUntil)
        .catch((error: unknown) => this.logger.warn({ err: error, assistant: id }));
    };
    return { renew, end };
  }

  private untilWhen(): Date {
    return new Date(this.clock.now().getTime() + silentMs);
  }

  private async refusal(id: number): Promise<Refusal> {
    const row = await this.assistants.find(id);
    if (!row) return notFound('This assistant');
    if (row.archivedAt) {
      return new Refusal(409, 'assistant_archived', `${row.name} is archived. Take it out of the archive first.`);
    }
    return new Refusal(
      409,
      'being_published',
      `${row.name} is being published by ${row.publishingBy ?? 'somebody else'}.`,
    );
  }
}
