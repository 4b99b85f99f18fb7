import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { callDetailEndpoints, CallReview } from '@booking/contracts/call-detail';
import type { InputOf } from '@booking/contracts/endpoint';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { CallsRepository } from '../log/calls.repository.ts';
import { applyReviewChanges, toAuditedReview, toCallReview } from './call-review.mapper.ts';
import { CallReviewsRepository } from './call-reviews.repository.ts';

type Changes = InputOf<typeof callDetailEndpoints.review>['body'];

const changedMeanwhile = (): Refusal =>
  new Refusal(
    409,
    'review_changed',
    'Somebody else noted something on this call meanwhile. Nothing of yours was saved: look at both and save again.',
  );

/** Notes, tags and status of a call, which several people may edit at once. */
@Injectable()
export class CallReviewsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly calls: CallsRepository,
    private readonly reviews: CallReviewsRepository,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Reads the revision before the notes. Too old a revision is refused when it is saved; too new a one would overwrite the notes
   * of another person.
   */
  async get(callId: string): Promise<CallReview> {
    const review = await this.reviews.getOrDefault(callId);
    const call = await this.calls.find(callId);
    if (!call) throw notFound('This call');
    return toCallReview(call.notes, review);
  }

  /**
   * The same sent again changes nothing.
   * @throws Refusal 404; 409 `review_changed` when `revision` is no longer the newest
   */
  save(callId: string, { revision, ...changes }: Changes, by: string): Promise<CallReview> {
    return this.transactions.run(async (transaction) => {
      const call = await this.calls.findForUpdate(callId, transaction);
      if (!call) throw notFound('This call');
      const review = await this.reviews.getOrDefault(callId, transaction);
      const before = { notes: call.notes, tags: review.tags, status: review.status };
      const after = applyReviewChanges(before, changes);
      if (isDeepStrictEqual(after, before)) return toCallReview(call.notes, review);
      if (revision !== review.revision) throw changedMeanwhile();
      const { notes, tags, status } = after;
      await this.calls.updateNotes(callId, notes, transaction);
      const change = { before: toAuditedReview(before), after: toAuditedReview(after, before) };
      await this.audit.recordChange({ subject: { type: 'call', id: callId }, ...change }, transaction);
      const set = status === review.status ? {} : { setBy: by, setAt: this.clock.now() };
      const changed = { ...review, tags, status, ...set, revision: revision + 1 };
      return toCallReview(notes, await this.reviews.save(changed, transaction));
    });
  }
}
