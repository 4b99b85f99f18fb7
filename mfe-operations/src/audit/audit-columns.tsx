import type { AuditEvent } from '@booking/contracts/audit';
import { Link, Time } from '@booking/remote-kit/kit';
import type { GridColumn } from '@booking/ui/grid';
import { useLinkClass } from '@booking/ui/kit';
import { AuditDetails } from './audit-details.tsx';
import { recordOf } from './audit-record.ts';
import { actorWords, sentenceOf } from './audit-words.ts';
import { words } from './audit.words.ts';

const { columns: names } = words;

/** Leads to what was acted on, where that is shown. */
function RecordLink({ event }: { event: AuditEvent }) {
  const linkClass = useLinkClass();
  const record = recordOf(event);
  return record ? (
    <Link to={record.to} className={linkClass}>
      {record.name}
    </Link>
  ) : (
    '–'
  );
}

export const columns: readonly GridColumn<AuditEvent>[] = [
  { id: 'at', name: names.time, width: 130, isSortable: true, render: ({ at }) => <Time at={at} /> },
  { id: 'who', name: names.who, width: 180, render: ({ actor }) => actorWords(actor) },
  { id: 'what', name: names.what, width: 330, isRowHeader: true, render: sentenceOf },
  { id: 'record', name: names.record, width: 120, render: (event) => <RecordLink event={event} /> },
  { id: 'changes', name: names.changes, width: 320, render: (event) => <AuditDetails event={event} /> },
];
