import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { ListQuery } from './list.ts';

/** Who acts: somebody with an account, the product by itself, a guest on a page, or a tool in a call. */
export const ActorKind = z.enum(['person', 'product', 'guest', 'tool']);
export type ActorKind = z.infer<typeof ActorKind>;

const Facts = z.record(z.string(), z.unknown());

/** Something that was done; secrets and card numbers in it are replaced by `[hidden]`, words about somebody who was erased by `[erased]`. */
export const AuditEvent = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.object({
      kind: ActorKind,
      name: z.string().nullable().describe('E-mail address of a person; null for the product itself'),
    }),
    action: z.string().describe('What was done to what: `settings.change`'),
    subject: z.object({ type: z.string(), id: z.string().nullable(), label: z.string().nullable() }).nullable(),
    detail: Facts,
    before: Facts.nullable().describe('The fields that changed, as they were; null where there was nothing before'),
    after: Facts.nullable(),
    requestId: z.string().nullable(),
    address: z.string().nullable().describe('Where the request came from'),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEvent = z.infer<typeof AuditEvent>;

const word = z.string().trim().min(1).max(200).optional();
const filter = {
  q: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'Words of who, what and to what, each of which has to be found; not of names and notes, which lie sealed',
    ),
  actor: word.describe('E-mail address, or the name of a tool'),
  action: word,
  type: word.describe('Type of the subject, as in `setting`'),
  subject: word.describe('Id of the subject'),
  from: z.iso.date().optional().describe('Hotel date it was done on, or later'),
  to: z.iso.date().optional(),
};
export type AuditFilter = {
  q?: string | undefined;
  actor?: string | undefined;
  action?: string | undefined;
  type?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export const auditEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'What was done by whom, newest first',
    access: 'audit:read',
    query: ListQuery.extend(filter),
    answer: z.array(AuditEvent),
  },
  choices: {
    method: 'GET',
    path: '/api/admin/audit/choices',
    summary: 'Who did something, what was done, and to what: the values that the filters may have',
    access: 'audit:read',
    answer: z.object({ actors: z.array(z.string()), actions: z.array(z.string()), types: z.array(z.string()) }),
  },
  export: {
    method: 'GET',
    path: '/api/admin/audit/export',
    summary: 'Everything that the filter leaves, as a file; the export is an event of its own',
    access: 'audit:read',
    query: z.object({ format: z.enum(['csv', 'json']).default('csv'), ...filter }),
    answer: z.string(),
    file: true,
  },
});
