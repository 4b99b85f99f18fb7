import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { ListQuery } from '../endpoint/list.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { RowCount } from '../endpoint/row-count.ts';
import { rows } from '../endpoint/rows.ts';
import { sortBy } from '../endpoint/sort.ts';
import { asSeen } from '../schema/typed-text.ts';

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
      kind: openEnum(ActorKind),
      name: orNull(z.string()).check(z.describe('E-mail address of a person; null for the product itself')),
    }),
    action: z.string().check(z.describe('What was done to what: `settings.change`')),
    subject: orNull(z.object({ type: z.string(), id: orNull(z.string()), label: orNull(z.string()) })),
    detail: Facts,
    before: orNull(Facts).check(
      z.describe('The fields that changed, as they were; null where there was nothing before'),
    ),
    after: orNull(Facts),
    requestId: orNull(z.string()),
    address: orNull(z.string()).check(z.describe('Where the request came from')),
  })
  .register(z.globalRegistry, { id: 'AuditEvent' });
export type AuditEvent = z.infer<typeof AuditEvent>;

const word = z.optional(z.string().check(z.overwrite(asSeen), z.minLength(1), z.maxLength(200)));
const filter = {
  q: z
    .optional(z.string().check(z.overwrite(asSeen), z.minLength(1), z.maxLength(100)))
    .check(
      z.describe(
        'Words of who, what and to what, each of which has to be found; not of names and notes, which lie sealed',
      ),
    ),
  actor: word.check(z.describe('E-mail address, or the name of a tool')),
  action: word,
  type: word.check(z.describe('Type of the subject, as in `setting`')),
  subject: word.check(z.describe('Id of the subject')),
  from: z.optional(z.iso.date()).check(z.describe('Hotel date it was done on, or later')),
  to: z.optional(z.iso.date()),
};
const sort = sortBy('at');
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
    query: z.extend(ListQuery, { ...filter, sort }),
    answer: rows(AuditEvent, 'entry', 'entries'),
  },
  count: {
    method: 'GET',
    path: '/api/admin/audit/count',
    summary: 'How many entries the filter leaves, up to 1,000',
    access: 'audit:read',
    query: z.object(filter),
    answer: RowCount,
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
    query: z.object({ format: z._default(z.enum(['csv', 'json']), 'csv'), ...filter, sort }),
    answer: z.string(),
    file: true,
  },
});
