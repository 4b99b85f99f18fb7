import { auditEndpoints, type AuditFilter } from '@booking/contracts/audit';
import * as z from 'zod/mini';

const { q, actor, action, type, subject, from, to, sort } = auditEndpoints.list.query.shape;

/** What the log is filtered and sorted by. */
export type AuditView = AuditFilter & { sort?: z.infer<typeof sort> };

/** The filter that an address asks for; what makes no sense asks for nothing. */
export function filterOf(search: string): AuditView {
  const given = new URLSearchParams(search);
  const read = (name: string) => given.get(name) || undefined;
  return {
    q: z.catch(q, undefined).parse(read('q')),
    actor: z.catch(actor, undefined).parse(read('actor')),
    action: z.catch(action, undefined).parse(read('action')),
    type: z.catch(type, undefined).parse(read('type')),
    subject: z.catch(subject, undefined).parse(read('subject')),
    from: z.catch(from, undefined).parse(read('from')),
    to: z.catch(to, undefined).parse(read('to')),
    sort: z.catch(sort, undefined).parse(read('sort')),
  };
}

/** Words are found newest first alone. */
export const queryOf = ({ sort: chosen, ...filter }: AuditView): AuditView =>
  filter.q ? filter : { ...filter, sort: chosen };
