import { callDetailEndpoints, type CallReview } from '@booking/contracts/call-detail';
import * as z from 'zod/mini';

const { shape } = callDetailEndpoints.review.body;
const tagsIn = (text: string): string[] => text.split(',').flatMap((tag) => tag.trim() || []);

/** A review as it is typed: tags stand in one line, with commas between. */
export const reviewSchema = z.object({
  status: shape.status,
  tags: z.pipe(z.transform(tagsIn), shape.tags.def.innerType),
  notes: shape.notes,
});
export type ReviewValues = { status: CallReview['status']; tags: string; notes: string };

export const valuesOf = ({ status, tags, notes }: CallReview): ReviewValues => ({
  ...{ status, notes },
  tags: tags.join(', '),
});
