import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, LessThan, type Repository } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../clock/clock.ts';
import { askOften } from '../database/ask-often.ts';
import { columnsOf } from '../database/columns-of.ts';
import { storable } from '../database/storable.ts';
import { Together } from '../database/together.ts';
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
/** Its contents as JSON, and what it is about by its hash. */
type Written = Omit<Arrival, 'payload' | 'about'> & { payload: string; about: string | undefined };

/** Stores events and their work in one statement, which is one way to PostgreSQL and back. Of what was erased nothing is kept. */
const storeEvents = (puttingWork: string): string => `
  WITH arrived AS (
    SELECT arrived.*, EXISTS (SELECT FROM erased_subject WHERE hash = about) AS "isErased"
    FROM jsonb_to_recordset($1) AS arrived (
      provider text, "eventKey" text, kind text, mode text, payload text, about text
    )
  ), stored AS (
    INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, processed_at)
    SELECT provider, "eventKey", kind, mode, CASE WHEN "isErased" THEN '{}' ELSE payload::jsonb END,
           CASE WHEN "isErased" THEN 'done' ELSE 'pending' END, CASE WHEN "isErased" THEN $2::timestamptz END
    FROM arrived
    ON CONFLICT (provider, event_key) DO NOTHING RETURNING id::text, status
  ), work AS (
    SELECT json_agg(json_build_object('data', json_build_object('eventId', id))) AS jobs
    FROM stored WHERE status = 'pending'
  ), ${puttingWork}`;

export type EventFilter = { provider?: string | undefined; status?: InboundEventEntity['status'] | undefined };
type Handler = (event: InboundEventEntity) => Promise<void>;

/** What outside services tell us: stored once before it is acknowledged, processed from the queue, kept when it cannot be. */
@Injectable()
export class Inbox implements OnApplicationBootstrap {
  private readonly handlers = new Map<string, Handler>();
  private readonly together = new Together<Written>(
    (arrivals) => this.store(arrivals),
    ({ payload }) => payload.length,
  );

  private columns: string | undefined;
  private storing: string | undefined;

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
  accept({ about, ...arrived }: Arrival): Promise<void> {
    const { payload, ...rest } = storable({ ...arrived, payload: redacted(arrived.payload) });
    return this.together.add({ ...rest, payload: JSON.stringify(payload), about: about && this.erased.knownAs(about) });
  }

  private async store(arrivals: readonly Written[]): Promise<void> {
    this.storing ??= storeEvents(await this.jobs.putting(processEvent));
    await askOften(this.database, this.storing, [JSON.stringify(arrivals), this.clock.now()]);
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
    const read = `SELECT ${(this.columns ??= columnsOf(this.database, InboundEventEntity))} FROM inbound_event WHERE id = $1`;
    const [event] = await askOften<InboundEventEntity>(this.database, read, [id]);
    if (event?.status !== 'pending') return;
    try {
      const handle = this.handlers.get(event.provider);
      if (!handle) throw new Error(`Nobody understands events of ${event.provider}.`);
      await handle(event);
      const done = `UPDATE inbound_event SET status = 'done', processed_at = $2, last_error = NULL WHERE id = $1`;
      await askOften(this.database, done, [id, this.clock.now()]);
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
