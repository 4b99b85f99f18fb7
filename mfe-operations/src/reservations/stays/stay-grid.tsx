import type { HotelStay } from '@booking/contracts/stays';
import { useCopy, useNavigate } from '@booking/remote-kit/kit';
import { RecordGrid } from '@booking/ui/grid';
import { words as allWords } from '../reservations.words.ts';
import { columns } from './stay-columns.tsx';

const words = allWords.stays;

const guestOf = ({ reservationId: reservation }: HotelStay): string =>
  `/guests?${new URLSearchParams({ reservation })}`;

/** Stays; a guest's name leads to all that is known of them, the number to the reservation. */
export function StayGrid({ stays, label }: { stays: readonly HotelStay[]; label: string }) {
  const navigate = useNavigate();
  const copy = useCopy();
  return (
    <RecordGrid
      label={label}
      rows={stays}
      rowId={({ reservationId }) => reservationId}
      columns={columns}
      hrefOf={guestOf}
      actionsOf={(stay) => [
        {
          label: words.open,
          onSelect: () => void navigate(`/reservations/${encodeURIComponent(stay.reservationId)}`),
        },
        { label: words.openGuest, onSelect: () => void navigate(guestOf(stay)) },
        { label: words.copy, onSelect: () => copy(stay.reservationId) },
      ]}
      actionsLabelOf={({ guestName }) => words.actions(guestName || words.noGuest)}
    />
  );
}
