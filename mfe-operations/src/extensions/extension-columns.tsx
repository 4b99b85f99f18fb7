import type { ExtensionRequest } from '@booking/contracts/extensions';
import { rangeInWords } from '@booking/hotel/date-in-words';
import { hotelDate } from '@booking/hotel/hotel-time';
import { formatDollars } from '@booking/hotel/money';
import { Time, useHost } from '@booking/remote-kit/kit';
import type { GridColumn } from '@booking/ui/grid';
import { PaymentBadge, SyncBadge } from '../payment-badge.tsx';
import { ReservationLink } from '../reservation-link.tsx';
import { ExtensionDetails } from './extension-details.tsx';
import { WorkflowBadge } from './workflow-badge.tsx';
import { words } from './extensions.words.ts';

/** From which checkout to which. */
function Stay({ request }: { request: ExtensionRequest }) {
  const { hotelTimeZone } = useHost();
  const { originalCheckoutDate, newCheckoutDate, additionalNights } = request;
  const today = hotelDate(new Date(), hotelTimeZone);
  return words.stay(rangeInWords(originalCheckoutDate, newCheckoutDate, today), additionalNights);
}

const { columns: names } = words;

export const columns: readonly GridColumn<ExtensionRequest>[] = [
  { id: 'guest', name: names.guest, isRowHeader: true, width: 170, render: ({ guestName }) => guestName },
  { id: 'stay', name: names.stay, width: 190, render: (request) => <Stay request={request} /> },
  { id: 'amount', name: names.amount, width: 90, render: ({ amountCents }) => formatDollars(amountCents / 100) },
  {
    ...{ id: 'payment', name: names.payment, width: 100 },
    render: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} />,
  },
  {
    ...{ id: 'cloudbeds', name: names.cloudbeds, width: 130 },
    render: ({ cloudbedsStatus }) => <SyncBadge status={cloudbedsStatus} />,
  },
  {
    ...{ id: 'createdAt', name: names.created, isSortable: true, width: 150 },
    render: ({ createdAt }) => <Time at={createdAt} />,
  },
  {
    ...{ id: 'cutoff', name: names.cutoff, width: 110 },
    render: ({ requestedWorkflow }) => <WorkflowBadge workflow={requestedWorkflow} />,
  },
  {
    ...{ id: 'reservation', name: names.reservation, isHidden: true, width: 140 },
    render: ({ reservationID }) => <ReservationLink id={reservationID}>{reservationID}</ReservationLink>,
  },
  {
    ...{ id: 'roomType', name: names.roomType, isHidden: true, width: 160 },
    render: ({ roomTypeName }) => roomTypeName || '–',
  },
  {
    ...{ id: 'details', name: names.details, isWide: true, width: 100 },
    render: (request) => <ExtensionDetails request={request} />,
  },
];

/** Those that can be hidden: in the last one stands what went wrong. */
export const choosableColumns = columns.filter(({ isWide }) => !isWide);
