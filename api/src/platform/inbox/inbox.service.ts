import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import type { Mode } from '@booking/contracts/mode';
import type { RowCount } from '@booking/contracts/row-count';
import { Clock } from '../clock/clock.service.ts';
import { toStorable } from '../database/storable.mapper.ts';
import { Transactions } from '../database/transactions.service.ts';
import { WriteBatcher } from '../database/write-batcher.service.ts';
import { noteChange } from '../http/request.context.ts';
import { ErasedSubjects, type Subject } from '../erased/erased-subjects.service.ts';
import { notFound } from '../http/refusal.error.ts';
import type { JobKind } from '../jobs/job-kind.schema.ts';
import { Jobs } from '../jobs/jobs.service.ts';
import { redactedInChunks } from '../redaction/redacted.mapper.ts';
import { eachPage, pageOf, type Cursor } from '../http/lists/page-link.mapper.ts';
import type { InboundEventEntity } from './inbound-event.entity.ts';
import {
  InboundEventsRepository,
  type EventFilter,
  type EventSort,
  type StoredArrival,
} from './inbound-events.repository.ts';
import { withShortTexts } from './short-texts.mapper.ts';

const attemptsUntilDead = 6;

const processEvent: JobKind<{ eventId: string }> = {
  name: 'process-inbound-event',
  data: z.object({ eventId: z.string() }),
  retries: attemptsUntilDead - 1,
  seconds: 60,
  workers: 4,
};

export type Arrival = Pick<InboundEventEntity, 'provider' | 'eventKey' | 'kind' | 'mode' | 'payload'> & {
  /** What it is about and no more than that: when it was erased, nothing is kept but that something came. */
  about?: Subject | undefined;
};

/** An event without its contents. */
export type ListedEvent = Omit<InboundEventEntity, 'payload'>;
/** A page of them. */
type Page = { rows: ListedEvent[]; next: Cursor | undefined };

type Handler = (event: InboundEventEntity) => Promise<void>;

const jobData = (eventId: string): { eventId: string } => ({ eventId });

/** What outside services tell us: stored once before it is acknowledged, processed from the queue, kept when it cannot be. */
@Injectable()
export class Inbox implements OnApplicationBootstrap {
  private readonly handlers = new Map<string, Handler>();
  private readonly batcher = new WriteBatcher<StoredArrival>(
    (arrivals) => this.store(arrivals),
    ({ payload }) => payload.length,
  );

  constructor(
    private readonly events: InboundEventsRepository,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly erased: ErasedSubjects,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(processEvent, ({ eventId }) => this.process(eventId));
    await this.resume();
  }

  /** Says who understands a provider's events. */
  register(provider: string, handler: Handler): void {
    this.handlers.set(provider, handler);
  }

  /** Stores an event, redacted, and its job in one transaction; an event that is here already changes nothing. */
  async accept({ about, ...arrived }: Arrival): Promise<void> {
    const masked = await redactedInChunks(withShortTexts(arrived.payload));
    const { payload, ...rest } = toStorable({ ...arrived, payload: masked });
    const subject = about && this.erased.knownAs(about);
    await this.batcher.add({ ...rest, payload: JSON.stringify(payload), subject });
  }

  private async store(arrivals: readonly StoredArrival[]): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const ids = await this.events.store(arrivals, this.clock.now(), transaction);
      if (ids.length > 0) await this.jobs.enqueueAll(processEvent, ids.map(jobData), transaction);
    });
  }

  /** The newest events that a filter leaves. */
  listNewest(limit: number, filter: EventFilter = {}): Promise<ListedEvent[]> {
    return this.events.list(limit, filter, { column: 'receivedAt', direction: 'DESC' });
  }

  /** Events that a filter leaves. */
  async page(filter: EventFilter, sort: EventSort, limit: number, after?: Cursor): Promise<Page> {
    const found = await this.events.list(limit + 1, filter, sort, after?.id);
    return pageOf(found, limit, ({ receivedAt: at, id }) => ({ at, id }));
  }

  count(filter: EventFilter): Promise<RowCount> {
    return this.events.count(filter);
  }

  /** All pages of a filter, one after the other. */
  async *pages(filter: EventFilter, sort: EventSort): AsyncIterable<ListedEvent[]> {
    const pages = eachPage<Date, Page>((limit, after) => this.page(filter, sort, limit, after));
    for await (const { rows } of pages) yield rows;
  }

  /** When something of a provider came last. */
  findLastArrival(provider: string, mode: Mode): Promise<Date | null> {
    return this.events.findLastArrival(provider, mode);
  }

  /** Tries an event once more from the start. @throws Refusal 404 */
  async replay(id: string): Promise<InboundEventEntity> {
    return this.transactions.run(async (transaction) => {
      const event = await this.events.reset(id, transaction);
      if (!event) throw notFound('This event');
      await this.jobs.enqueue(processEvent, { eventId: id }, transaction);
      const { provider, kind, status, attempts, lastError } = event;
      noteChange({
        subject: { type: 'webhook', id, label: `${provider} ${kind}` },
        before: { status, attempts, lastError },
        after: { status: 'pending', attempts: 0, lastError: null },
      });
      return { ...event, status: 'pending', attempts: 0, lastError: null };
    });
  }

  /** Work that a process was killed over counts as in hand until it expires; after a start it goes on at once. */
  private async resume(): Promise<void> {
    const ids = await this.events.listPending();
    if (ids.length > 0) await this.jobs.enqueueAll(processEvent, ids.map(jobData));
  }

  private async process(id: string): Promise<void> {
    const event = await this.events.get(id);
    if (event?.status !== 'pending') return;
    try {
      const handle = this.handlers.get(event.provider);
      if (!handle) throw new Error(`Nobody understands events of ${event.provider}.`);
      await handle(event);
      await this.events.markDone(id, this.clock.now());
    } catch (error) {
      const status = event.attempts + 1 >= attemptsUntilDead ? 'dead' : 'pending';
      await this.events.saveAttempt(event, { status, lastError: (error as Error).message.slice(0, 2000) });
      if (status === 'pending') throw error;
    }
  }
}
