import { auditEndpoints, type AuditFilter } from '@booking/contracts/audit';

const { q, actor, action, type, subject, from, to } = auditEndpoints.list.query.shape;

/** The filter that an address asks for; what makes no sense asks for nothing. */
export function filterOf(search: string): AuditFilter {
  const given = new URLSearchParams(search);
  const read = (name: string) => given.get(name) || undefined;
  return {
    q: q.catch(undefined).parse(read('q')),
    actor: actor.catch(undefined).parse(read('actor')),
    action: action.catch(undefined).parse(read('action')),
    type: type.catch(undefined).parse(read('type')),
    subject: subject.catch(undefined).parse(read('subject')),
    from: from.catch(undefined).parse(read('from')),
    to: to.catch(undefined).parse(read('to')),
  };
}
