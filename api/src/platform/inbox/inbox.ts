import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, LessThan, type Repository } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../clock/clock.ts';
import { storable } from '../database/storable.ts';
import { noteChange } from '../http/request-in-hand.ts';
import { ErasedSubjects, type Subject } from '../erased/erased-subjects.ts';
import { notFound } from '../http/refusal.ts';
import type { JobKind } from '../jobs/job.ts';
import { Jobs } from '../jobs/jobs.ts';
import { redacted } from '../redaction/redacted.ts';
import { InboundEventEntity } from './inbound-event.entity.ts';

const attemptsUntilDead = 6;

const processEvent: JobKind<{ eventId: string }> = {
  name: 'process-inbound-event',
  data: z.object({ eventId: z.string() }),
  retries: attemptsUntilDead - 1,
  seconds: 60,
};

export type Arrival = Pick<InboundEventEntity, 'provider' | 'eventKey' | 'kind' | 'mode' | 'payload'> & {
  /** What it is about and no more than that: when it was erased, nothing is kept but that something came. */
  about?: Subject | undefined;
};
export type EventFilter = { provider?: string | undefined; status?: InboundEventEntity['status'] | undefined };
type Handler = (event: InboundEventEntity) => Promise<void>;

/** What outside services tell us: stored once before it is acknowledged, processed from the queue, kept when it cannot be. */
@Injectable()
export class Inbox implements OnApplicationBootstrap {
  private readonly handlers = new Map<string, Handler>();

  constructor(
    private readonly database: DataSource,
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

  /** Stores an event, redacted, and the work it means, together; an event that is here already changes nothing. */
  async accept({ about, ...arrived }: Arrival): Promise<void> {
    await this.database.transaction(async (em) => {
      const isErased = about !== undefined && (await this.erased.has(about, em));
      const empty = { ...arrived, payload: {}, status: 'done' as const, processedAt: this.clock.now() };
      const stored = await em
        .createQueryBuilder()
        .insert()
        .into(InboundEventEntity)
        .values((isErased ? empty : storable({ ...arrived, payload: redacted(arrived.payload) })) as never)
        .orIgnore()
        .returning('id')
        .execute();
      const [row] = stored.raw as { id: string }[];
      if (row && !isErased) await this.jobs.send(processEvent, { eventId: String(row.id) }, em);
    });
  }

  /** The newest events that a filter leaves, without their contents. @param before the id of the last one that is known */
  newest(limit: number, filter: EventFilter = {}, before?: string): Promise<Omit<InboundEventEntity, 'payload'>[]> {
    const { provider, status } = filter;
    return this.events.find({
      select: { id: true, provider: true, kind: true, status: true, attempts: true, lastError: true, receivedAt: true },
      where: { ...(provider && { provider }), ...(status && { status }), ...(before && { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  /** Tries an event once more from the start. @throws Refusal 404 */
  async replay(id: string): Promise<InboundEventEntity> {
    return this.database.transaction(async (em) => {
      const event = await em.findOneBy(InboundEventEntity, { id });
      if (!event) throw notFound('This event');
      await em.update(InboundEventEntity, { id }, { status: 'pending', attempts: 0, lastError: null });
      await this.jobs.send(processEvent, { eventId: id }, em);
      const { provider, kind, status, attempts, lastError } = event;
      noteChange({
        subject: { type: 'webhook', id, label: `${provider} ${kind}` },
        before: { status, attempts, lastError },
        after: { status: 'pending', attempts: 0, lastError: null },
      });
      return { ...event, status: 'pending', attempts: 0, lastError: null };
    });
  }

  private get events(): Repository<InboundEventEntity> {
    return this.database.getRepository(InboundEventEntity);
  }

  /** Work that a process was killed over counts as in hand until it expires; after a start it goes on at once. */
  private async resume(): Promise<void> {
    const waiting = await this.events.find({
      select: { id: true },
      where: { status: 'pending' },
      order: { id: 'ASC' },
    });
    for (const { id } of waiting) await this.jobs.send(processEvent, { eventId: id });
  }

  private async process(id: string): Promise<void> {
    const { events } = this;
    const event = await events.findOneBy({ id });
    if (event?.status !== 'pending') return;
    try {
      const handle = this.handlers.get(event.provider);
      if (!handle) throw new Error(`Nobody understands events of ${event.provider}.`);
      await handle(event);
      await events.update({ id }, { status: 'done', processedAt: this.clock.now(), lastError: null });
    } catch (error) {
      const attempts = event.attempts + 1;
      const status = attempts >= attemptsUntilDead ? 'dead' : 'pending';
      // two workers may have tried at once; that is one attempt
      const where = { id, attempts: event.attempts };
      await events.update(where, { attempts, status, lastError: (error as Error).message.slice(0, 2000) });
      if (status === 'pending') throw error;
    }
  }
}
