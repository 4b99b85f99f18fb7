import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { RequiredText } from '../schema/required-text.ts';
import { rows } from '../endpoint/rows.ts';

/** In the order the prompt has them (S2 section 9). */
export const DocumentationCategory = z.enum(
  ['Guest Communication', 'Property-Management Integration', 'Communication Rules'],
  'There is no category of this name.',
);
export type DocumentationCategory = z.infer<typeof DocumentationCategory>;

const required = 'Please fill in all required fields';
const furthest = 1_000_000;
const tooFar = 'Between -1,000,000 and 1,000,000.';
const Fields = z.object({
  category: DocumentationCategory,
  title: RequiredText(required, 200),
  content: RequiredText(required, 20_000),
  order: z.int().check(z.minimum(-furthest, tooFar), z.maximum(furthest, tooFar)),
  isActive: z.literal([0, 1]),
});

/** A rule for how the assistants speak; the active ones are part of every prompt, by category, then order, then age. */
export const Documentation = z
  .extend(Fields, {
    category: openEnum(DocumentationCategory),
    id: z.int(),
    revision: z.int().check(z.describe('Rises with every change; sent along by whoever changes it next')),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    usedBy: z
      .optional(z.int())
      .check(z.describe('Of a list: how many assistants of the current mode have it in their current version')),
  })
  .register(z.globalRegistry, { id: 'Documentation' });
export type Documentation = z.infer<typeof Documentation>;

/** One change of an entry, as it stood after it. */
export const DocumentationChange = z
  .object({
    at: z.iso.datetime(),
    author: z.string(),
    change: openEnum(z.enum(['created', 'updated', 'deleted', 'restored'])),
    entry: z.extend(Fields, { category: openEnum(DocumentationCategory) }),
  })
  .register(z.globalRegistry, { id: 'DocumentationChange' });
export type DocumentationChange = z.infer<typeof DocumentationChange>;

const params = z.object({ id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) });

export const documentationEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/ai-documentation',
    summary: 'Every entry, in the order of the prompt',
    access: 'documentation:read',
    query: z.object({ category: z.optional(DocumentationCategory) }),
    answer: z.object({ documentation: rows(Documentation, 'entry', 'entries') }),
  },
  create: {
    method: 'POST',
    path: '/api/admin/ai-documentation',
    summary: 'Adds an entry',
    access: 'documentation:change',
    audit: 'documentation.create',
    body: z.extend(Fields, {
      order: z._default(Fields.shape.order, 0),
      isActive: z._default(Fields.shape.isActive, 1),
    }),
    answer: Documentation,
    status: 201,
  },
  read: {
    method: 'GET',
    path: '/api/admin/ai-documentation/{id}',
    summary: 'One entry',
    access: 'documentation:read',
    params,
    answer: Documentation,
  },
  update: {
    method: 'PATCH',
    path: '/api/admin/ai-documentation/{id}',
    summary:
      'Changes an entry; fields left out stay. With `revision`, 409 `documentation_changed` when somebody changed one of these fields since',
    access: 'documentation:change',
    audit: 'documentation.update',
    params,
    body: z.extend(z.partial(Fields), { revision: z.optional(z.int().check(z.minimum(1))) }),
    answer: Documentation,
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/ai-documentation/{id}',
    summary: 'Deletes an entry; it can be brought back',
    access: 'documentation:change',
    audit: 'documentation.remove',
    params,
    answer: z.undefined(),
    status: 204,
  },
  restore: {
    method: 'POST',
    path: '/api/admin/ai-documentation/{id}/restore',
    summary: 'Brings a deleted entry back as it was',
    access: 'documentation:change',
    audit: 'documentation.restore',
    params,
    body: z.object({}),
    answer: Documentation,
  },
  history: {
    method: 'GET',
    path: '/api/admin/ai-documentation/{id}/history',
    summary: 'Every change of an entry, newest first; of a deleted one too',
    access: 'documentation:read',
    params,
    answer: rows(DocumentationChange, 'change'),
  },
});
