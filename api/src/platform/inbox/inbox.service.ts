import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, LessThan, Repository } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../clock/clock.service.ts';
import { preparedQuery, preparedQueryIn } from '../database/prepared.query.ts';
import { entityColumns } from '../database/entity-columns.query.ts';
import { toStorable } from '../database/storable.mapper.ts';
import { WriteBatcher } from '../database/write-batcher.service.ts';
import { noteChange } from '../http/request.context.ts';
import { ErasedSubjects, type Subject } from '../erased/erased-subjects.service.ts';
import { notFound } from '../http/refusal.error.ts';
import type { JobKind } from '../jobs/job-kind.schema.ts';
import { Jobs } from '../jobs/jobs.service.ts';
import { redactedInChunks } from '../redaction/redacted.mapper.ts';
import { InboundEventEntity } from './inbound-event.entity.ts';
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
/** An event as it is stored: its contents as JSON, and what it is about by its hash. */
type StoredArrival = Omit<Arrival, 'payload' | 'about'> & { payload: string; subject: string | undefined };

/** Of an erased subject only that something came is stored, and it is done at once. Returns the events that were not here yet. */
const storeEvents = `
  INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, processed_at)
  SELECT provider, "eventKey", kind, mode, CASE WHEN is_erased THEN '{}' ELSE payload::jsonb END,
         CASE WHEN is_erased THEN 'done' ELSE 'pending' END, CASE WHEN is_erased THEN $2::timestamptz END
  FROM (
    SELECT arrival.*, EXISTS (SELECT FROM erased_subject WHERE hash = subject) AS is_erased
    FROM jsonb_to_recordset($1) AS arrival (
      provider text, "eventKey" text, kind text, mode text, payload text, subject text
    )
  ) AS arrival
  WHERE NOT EXISTS (SELECT FROM seen_event AS seen WHERE seen.provider = arrival.provider AND seen.event_key = "eventKey")
  ON CONFLICT (provider, event_key) DO NOTHING RETURNING id::text, status`;

export type EventFilter = { provider?: string | undefined; status?: InboundEventEntity['status'] | undefined };
type Handler = (event: InboundEventEntity) => Promise<void>;

/** What outside services tell us: stored once before it is acknowledged, processed from the queue, kept when it cannot be. */
@Injectable()
export class Inbox implements OnApplicationBootstrap {
  private readonly handlers = new Map<string, Handler>();
  private readonly batcher = new WriteBatcher<StoredArrival>(
    (arrivals) => this.store(arrivals),
    ({ payload }) => payload.length,
  );

  private columns: string | undefined;

  constructor(
    private readonly database: DataSource,
    @InjectRepository(InboundEventEntity) private readonly events: Repository<InboundEventEntity>,
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
    await this.database.transaction(async (em) => {
      const values = [JSON.stringify(arrivals), this.clock.now()];
      const stored = await preparedQueryIn<Pick<InboundEventEntity, 'id' | 'status'>>(em, storeEvents, values);
      const jobs = stored.filter(({ status }) => status === 'pending').map(({ id }) => ({ eventId: id }));
      if (jobs.length > 0) await this.jobs.enqueueAll(processEvent, jobs, em);
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
      await this.jobs.enqueue(processEvent, { eventId: id }, em);
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
    const waiting = await this.events.find({
      select: { id: true },
      where: { status: 'pending' },
      order: { id: 'ASC' },
    });
    if (waiting.length === 0) return;
    await this.jobs.enqueueAll(
      processEvent,
      waiting.map(({ id }) => ({ eventId: id })),
    );
  }

  private async process(id: string): Promise<void> {
    const { events } = this;
    const read = `SELECT ${(this.columns ??= entityColumns(this.database, InboundEventEntity))} FROM inbound_event WHERE id = $1`;
    const [event] = await preparedQuery<InboundEventEntity>(this.database, read, [id]);
    if (event?.status !== 'pending') return;
    try {
      const handle = this.handlers.get(event.provider);
      if (!handle) throw new Error(`Nobody understands events of ${event.provider}.`);
      await handle(event);
      const done = `UPDATE inbound_event SET status = 'done', processed_at = $2, last_error = NULL WHERE id = $1`;
      await preparedQuery(this.database, done, [id, this.clock.now()]);
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
