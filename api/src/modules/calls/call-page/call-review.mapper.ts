import type { CallReview } from '@booking/contracts/call-detail';
import type { CallReviewEntity } from './call-review.entity.ts';

/** What people write on a call. */
type Review = Pick<CallReview, 'notes' | 'tags' | 'status'>;
type Changes = { [Field in keyof Review]?: Review[Field] | undefined };

export const toCallReview = (notes: string, row: CallReviewEntity): CallReview => ({
  notes,
  tags: row.tags,
  status: row.status,
  by: row.setBy,
  at: row.setAt?.toISOString() ?? null,
  revision: row.revision,
});

/** The review with the fields that are sent, each tag once. */
export const applyReviewChanges = (review: Review, { notes, tags, status }: Changes): Review => ({
  ...review,
  ...(notes !== undefined && { notes }),
  ...(tags && { tags: [...new Set(tags)] }),
  ...(status && { status }),
});

/** The audit log cannot be erased and notes on a guest can, so it tells only their length and that they changed. */
export const toAuditedReview = (review: Review, before = review) => ({
  ...review,
  notes: `${review.notes.length} ${review.notes === before.notes ? '' : 'other '}characters`,
});
