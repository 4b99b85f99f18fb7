import type { AuditEvent } from '@booking/contracts/audit';
import type { User } from '@booking/contracts/session';
import type { AuditEventEntity } from './audit-event.entity.ts';
import { openFacts, type SealedFacts } from './sorted-facts.mapper.ts';

/** An account, a guest or tool by its name, or null where the product acts by itself. */
export type Actor = Pick<User, 'id' | 'email'> | { kind: 'guest' | 'tool'; name: string } | null;

export const toActorColumns = (by: Actor): Pick<AuditEventEntity, 'actorKind' | 'actorId' | 'actorEmail'> => {
  if (!by) return { actorKind: 'product', actorId: null, actorEmail: null };
  if ('kind' in by) return { actorKind: by.kind, actorId: null, actorEmail: by.name };
  return { actorKind: 'person', actorId: by.id, actorEmail: by.email };
};

/** An event with what was sealed of it. @param sealed undefined where its key is destroyed */
export const toOpenedEvent = (event: AuditEventEntity, sealed: SealedFacts | undefined): AuditEventEntity => {
  const { detail, before, after, subjectId: id, subjectLabel: label } = event;
  const { subject, ...parts } = openFacts({ detail, before, after, subject: { id, label } }, sealed);
  return { ...event, ...parts, detail: parts.detail ?? {}, subjectId: subject.id, subjectLabel: subject.label };
};

/** An event as the console shows it. */
export const toAuditEvent = ({ at, actorKind, actorEmail, ...row }: AuditEventEntity): AuditEvent => {
  const { id, action, subjectType: type, subjectId, subjectLabel, detail, before, after, requestId, address } = row;
  return {
    id,
    at: at.toISOString(),
    actor: { kind: actorKind, name: actorEmail },
    action,
    subject: type === null ? null : { type, id: subjectId, label: subjectLabel },
    ...{ detail, before, after, requestId, address },
  };
};
