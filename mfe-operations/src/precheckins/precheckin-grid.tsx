import type { ListedPrecheckin } from '@booking/contracts/precheckins';
import { useLocation, useMay, useNavigate } from '@booking/remote-kit/kit';
import { RecordGrid, type GridAction } from '@booking/ui/grid';
import { gridSortOf, sortWordOf } from '../list/grid-sort.ts';
import { columns } from './precheckin-columns.tsx';
import type { PrecheckinView } from './precheckin-filter.ts';
import { words } from './precheckins.words.ts';
import type { Chosen } from './use-chosen.ts';

/** What every grid of the page has in common. */
export type GridProps = {
  view: PrecheckinView;
  hidden: ReadonlySet<string> | undefined;
  isBusy: boolean;
  chosen: Chosen;
  onChange: (part: PrecheckinView) => void;
};

type Props = GridProps & { label: string; rows: readonly ListedPrecheckin[] };

const idOf = ({ id }: ListedPrecheckin): string => id;

/** Pre-check-ins; a click on a row opens its page, the name leads to the guest. */
export function PrecheckinGrid({ label, rows, view, hidden, isBusy, chosen, onChange }: Props) {
  const navigate = useNavigate();
  const mayHandle = useMay('precheckins:handle');
  const { search } = useLocation();
  const open = ({ id }: ListedPrecheckin): void => void navigate(`/precheckins/${id}${search}`);
  const actionsOf = (precheckin: ListedPrecheckin): GridAction[] => [
    { label: words.open, onSelect: () => open(precheckin) },
    {
      label: words.openReservation,
      onSelect: () => void navigate(`/reservations/${encodeURIComponent(precheckin.reservationId)}`),
    },
  ];
  return (
    <RecordGrid
      label={label}
      rows={rows}
      rowId={idOf}
      columns={columns}
      hidden={hidden}
      isBusy={isBusy}
      sort={gridSortOf(view.sort ?? 'arrival')}
      onSort={(sort) => onChange({ sort: sortWordOf(sort) as PrecheckinView['sort'] })}
      sortOff={view.q ? words.sortOff : undefined}
      onOpen={open}
      actionsOf={actionsOf}
      {...(mayHandle && { selected: chosen.ids, onSelect: (ids: ReadonlySet<string>) => chosen.choose(rows, ids) })}
    />
  );
}
