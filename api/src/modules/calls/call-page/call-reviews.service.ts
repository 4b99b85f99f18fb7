import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { callDetailEndpoints, CallReview } from '@booking/contracts/call-detail';
import type { InputOf } from '@booking/contracts/endpoint';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { CallEntity } from '../log/call.entity.ts';
import { CallReviewEntity } from './call-review.entity.ts';

type Changes = InputOf<typeof callDetailEndpoints.review>['body'];

const changedMeanwhile = (): Refusal =>
  new Refusal(
    409,
    'review_changed',
    'Somebody else noted something on this call meanwhile. Nothing of yours was saved: look at both and save again.',
  );

const unreviewed = { tags: [], status: 'not_reviewed', setBy: null, setAt: null, revision: 0 } as const;

const toReview = (notes: string, row: Omit<CallReviewEntity, 'callId'>): CallReview => ({
  notes,
  tags: row.tags,
  status: row.status,
  by: row.setBy,
  at: row.setAt?.toISOString() ?? null,
  revision: row.revision,
});

/** Notes, tags and status of a call, which several people may change. */
@Injectable()
export class CallReviewsService {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(CallEntity) private readonly calls: Repository<CallEntity>,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** The revision is read before the notes: one that is too old is refused on saving, one that is too new would overwrite. */
  async read(id: string): Promise<CallReview> {
    const held = await this.rowOf(id, this.database.manager);
    const call = await this.calls.findOneBy({ id });
    if (!call) throw notFound('This call');
    return toReview(call.notes, held);
  }

  /**
   * The same sent again changes nothing.
   * @throws Refusal 404; 409 `review_changed` when `revision` is no longer the newest
   */
  save(id: string, { revision, ...changes }: Changes, by: string): Promise<CallReview> {
    return this.database.transaction(async (em) => {
      const call = await em.findOne(CallEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!call) throw notFound('This call');
      const held = await this.rowOf(id, em);
      const before = { notes: call.notes, tags: held.tags, status: held.status };
      const after = { ...before, ...said(changes) };
      if (isDeepStrictEqual(after, before)) return toReview(call.notes, held);
      if (revision !== held.revision) throw changedMeanwhile();
      const { notes, tags, status } = after;
      await em.update(CallEntity, { id }, { notes });
      const set = status === held.status ? {} : { setBy: by, setAt: this.clock.now() };
      const change = { before: audited(before), after: audited(after, before) };
      await this.audit.change({ subject: { type: 'call', id }, ...change }, em);
      const row = { ...held, callId: id, tags, status, ...set, revision: revision + 1 };
      return toReview(notes, await em.save(CallReviewEntity, row));
    });
  }

  private async rowOf(callId: string, em: EntityManager): Promise<Omit<CallReviewEntity, 'callId'>> {
    return (await em.findOneBy(CallReviewEntity, { callId })) ?? { ...unreviewed, tags: [] };
  }
}

/** What somebody notes of a guest can be erased; in the log it could not be, so that tells only that it changed. */
const audited = (review: Pick<CallReview, 'notes' | 'tags' | 'status'>, before = review) => ({
  ...review,
  notes: `${review.notes.length} ${review.notes === before.notes ? '' : 'other '}characters`,
});

/** Only what is to change, each tag once. */
const said = ({ notes, tags, status }: Omit<Changes, 'revision'>) => ({
  ...(notes !== undefined && { notes }),
  ...(tags && { tags: [...new Set(tags)] }),
  ...(status && { status }),
});
