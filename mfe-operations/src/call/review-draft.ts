import { callDetailEndpoints, type CallReview } from '@booking/contracts/call-detail';
import type { ReviewChange } from './call.queries.ts';

/** What is typed: tags stand in one line, with commas between. */
export type ReviewDraft = { status: CallReview['status']; tags: string; notes: string };
export type ReviewField = keyof ReviewDraft;

export const reviewFields = ['status', 'tags', 'notes'] as const;

export const draftOf = ({ status, tags, notes }: CallReview): ReviewDraft => ({ status, tags: tags.join(', '), notes });

/** What is typed otherwise than it was. */
export const changesOf = (draft: ReviewDraft, before: ReviewDraft): Partial<ReviewDraft> =>
  Object.fromEntries(
    reviewFields.filter((field) => draft[field] !== before[field]).map((field) => [field, draft[field]]),
  );

/** What is being changed, and as it was when that began. */
export type Editing = { base: CallReview; changes: Partial<ReviewDraft> };

/** Nothing where nothing is changed. */
export const editingOf = (base: CallReview, changes: Partial<ReviewDraft>): Editing | undefined =>
  Object.keys(changes).length > 0 ? { base, changes } : undefined;

/**
 * What is left to be saved once `sent` was: what was typed meanwhile. Where somebody else had changed the same, it still counts as
 * typed over what was there before, so that saving it asks.
 */
export function afterSaving(now: Editing, sent: Partial<ReviewDraft>, saved: CallReview): Editing | undefined {
  const held = draftOf(saved);
  const left = changesOf({ ...held, ...sent, ...now.changes }, { ...held, ...sent });
  const fields = Object.keys(left) as ReviewField[];
  const before = draftOf(now.base);
  const isTheirs = fields.some((field) => !(field in sent) && held[field] !== before[field]);
  const kept = Object.fromEntries(fields.map((field) => [field, now.base[field]]));
  return editingOf(isTheirs ? { ...saved, ...kept, revision: now.base.revision } : saved, left);
}

const tagsIn = (text: string): string[] => text.split(',').flatMap((tag) => tag.trim() || []);

/** What is sent of it. */
export const changeOf = ({ tags, ...others }: Partial<ReviewDraft>, revision: number): ReviewChange => ({
  ...others,
  ...(tags !== undefined && { tags: tagsIn(tags) }),
  revision,
});

const { notes, tags } = callDetailEndpoints.review.body.shape;

/** What the server would refuse, in its words. */
export const problemsOf = (draft: ReviewDraft): { notes?: string; tags?: string } => ({
  notes: notes.safeParse(draft.notes).error?.issues[0]?.message,
  tags: tags.safeParse(tagsIn(draft.tags)).error?.issues[0]?.message,
});
