import { auditEndpoints, type AuditEvent } from '@booking/contracts/audit';
import { RecordGrid, type GridAction } from '@booking/ui/grid';
import { Button, EmptyState } from '@booking/ui/kit';
import { isFiltered } from '../list/address-filter.ts';
import { gridSortOf, sortWordOf } from '../list/grid-sort.ts';
import { fetchPage, type ListPage } from '../list/list-page.ts';
import { ShowMore } from '../list/show-more.tsx';
import { columns } from './audit-columns.tsx';
import { filterOf, queryOf, type AuditView } from './audit-filter.ts';
import { auditQueries } from './audit.queries.ts';
import { words } from './audit.words.ts';

type Props = {
  page: ListPage<AuditEvent>;
  view: AuditView;
  hidden: ReadonlySet<string> | undefined;
  isBusy: boolean;
  onChange: (part: AuditView) => void;
  onShowAll: () => void;
};

// all changes to a record, or by a person, means all: no other filter stays
const nothing = filterOf('');

const idOf = ({ id }: AuditEvent): string => id;

/** The events that a filter leaves, the newest of them first, and the way to those before. */
export function AuditList({ page: { rows, next }, view, hidden, isBusy, onChange, onShowAll }: Props) {
  const { none } = words;
  if (rows.length === 0) {
    return isFiltered({ ...view, sort: undefined }) ? (
      <EmptyState title={none.notFound} action={<Button onClick={onShowAll}>{none.showAll}</Button>}>
        {none.noMatch}
      </EmptyState>
    ) : (
      <EmptyState title={none.title}>{none.body}</EmptyState>
    );
  }
  const actionsOf = ({ subject, actor }: AuditEvent): GridAction[] => {
    const [id, name] = [subject?.id, actor.name];
    return [
      ...(subject && id
        ? [{ label: words.sameRecord, onSelect: () => onChange({ ...nothing, type: subject.type, subject: id }) }]
        : []),
      ...(name ? [{ label: words.sameActor, onSelect: () => onChange({ ...nothing, actor: name }) }] : []),
    ];
  };
  return (
    <>
      <RecordGrid
        label={words.grid}
        rows={rows}
        rowId={idOf}
        columns={columns}
        hidden={hidden}
        isBusy={isBusy}
        sort={gridSortOf(view.q ? '-at' : (view.sort ?? '-at'))}
        onSort={(sort) => onChange({ sort: sortWordOf(sort) as AuditView['sort'] })}
        sortOff={view.q ? words.sortOff : undefined}
        actionsOf={actionsOf}
      />
      <ShowMore
        isEndless
        count={rows.length}
        what={words.rows}
        next={next}
        queryKey={auditQueries.list(view).queryKey}
        load={(cursor) => fetchPage(auditEndpoints.list, { ...queryOf(view), cursor })}
      />
    </>
  );
}
