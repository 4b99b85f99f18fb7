import type { HotelStay } from '@booking/contracts/stays';
import { formatDollars } from '@booking/hotel/money';
import { hotelDate } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import type { GridColumn } from '@booking/ui/grid';
import { DateRange } from '@booking/ui/kit';
import { ReservationBadge } from '../../reservation-status.tsx';
import { ReservationLink } from '../../reservation-link.tsx';
import { words as allWords } from '../reservations.words.ts';

const words = allWords.stays;

function Dates({ startDate, endDate }: Pick<HotelStay, 'startDate' | 'endDate'>) {
  const { hotelTimeZone } = useHost();
  return <DateRange from={startDate} to={endDate} today={hotelDate(new Date(), hotelTimeZone)} />;
}

const roomOf = ({ roomName, roomTypeName }: HotelStay['rooms'][number]): string =>
  `${roomName ?? words.noRoom} · ${roomTypeName}`;

const { columns: names } = words;

export const columns: GridColumn<HotelStay>[] = [
  {
    ...{ id: 'guest', name: names.guest, isRowHeader: true, width: 180 },
    render: ({ guestName }) => guestName || words.noGuest,
  },
  {
    ...{ id: 'room', name: names.room, width: 220 },
    render: ({ rooms }) => rooms.map(roomOf).join(', ') || '–',
  },
  { id: 'dates', name: names.dates, width: 150, render: (stay) => <Dates {...stay} /> },
  {
    ...{ id: 'party', name: names.party, width: 140 },
    render: ({ adults, children }) => words.party(adults, children),
  },
  { id: 'status', name: names.status, width: 120, render: ({ status }) => <ReservationBadge status={status} /> },
  {
    ...{ id: 'due', name: names.due, align: 'end', width: 100 },
    render: ({ balanceCents }) =>
      balanceCents === null || balanceCents <= 0 ? '–' : formatDollars(balanceCents / 100),
  },
  {
    ...{ id: 'reservation', name: names.reservation, width: 160 },
    render: ({ reservationId }) => <ReservationLink id={reservationId}>{reservationId}</ReservationLink>,
  },
];
