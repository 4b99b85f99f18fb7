import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import type { AssistantEntity } from '../editing/assistant.entity.ts';
import { AssistantRepository } from '../editing/assistant.repository.ts';
import { PublishingLeaseRepository } from './publishing-lease.repository.ts';

/** Not heard of for so long, a publish is taken for dead. */
const silentMs = 5 * 60_000;
const beatMs = 60_000;

/** Goes on holding the lease. @throws Refusal 409 when somebody else has it by now */
export type RenewLease = () => Promise<void>;

const lost = new Refusal(
  409,
  'being_published',
  'This took so long that somebody else began to publish the assistant meanwhile. Look at what is live before you try again.',
);
const changedMeanwhile = ({ name }: AssistantEntity): Refusal =>
  new Refusal(
    409,
    'assistant_changed',
    `Somebody saved ${name} since you looked at it, so nothing was done. Look at what it says now, then try again.`,
  );

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
   * @param by whom others are told of @param revision of the draft as it was looked at; undefined for whatever it is by now
   * @throws Refusal 404; 409 while somebody else publishes, when it is archived, or `assistant_changed` since that revision
   */
  async hold<T>(
    id: number,
    by: string,
    work: (assistant: AssistantEntity, renewLease: RenewLease) => Promise<T>,
    revision?: number,
  ): Promise<T> {
    let publishingUntil = await this.acquire(id, by);
    const renew = async (): Promise<void> => {
      const later = this.untilWhen();
      if (!(await this.leases.renew(id, publishingUntil, later))) throw lost;
      publishingUntil = later;
    };
    let renewed = Promise.resolve();
    const renewLease: RenewLease = () => (renewed = renewed.then(renew, renew));
    // whether it was lost is asked before anything is sent
    const heart = setInterval(() => void renewLease().catch(() => undefined), beatMs);
    try {
      const row = await this.assistants.get(id);
      if (revision !== undefined && revision !== row.revision) throw changedMeanwhile(row);
      return await work(row, renewLease);
    } finally {
      clearInterval(heart);
      await renewed.catch(() => undefined);
      // what was done is done; a lease that could not be given back ends by itself
      await this.leases
        .end(id, publishingUntil)
        .catch((error: unknown) => this.logger.warn({ err: error, assistant: id }));
    }
  }

  /** @returns until when it is held */
  private async acquire(id: number, by: string): Promise<Date> {
    const publishingUntil = this.untilWhen();
    if (!(await this.leases.acquire(id, by, publishingUntil, this.clock.now()))) throw await this.refusal(id);
    return publishingUntil;
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
