import type { ExtensionRequest } from '@booking/contracts/extensions';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { formatDollars } from '@booking/hotel/money';
import { Facts, type Fact } from '@booking/ui/kit';
import { formatDate } from '../calendar-date.ts';
import { PaymentBadge, SyncBadge } from '../payment-badge.tsx';
import { ReservationLink } from '../reservation-link.tsx';
import { ShortenedText } from '../shortened-text.tsx';

type Props = { request: ExtensionRequest; zone: string };

/** What a card tells of a request, line by line; what there is none of has no line (S2 section 2). */
export function ExtensionFacts({ request, zone }: Props) {
  const { roomTypeName, paidAt, syncedAt, stripeSessionId } = request;
  const at = (instant: string): string => formatHotelTime(new Date(instant), zone);
  const facts: Fact[] = [
    ['Payment', <PaymentBadge status={request.paymentStatus} />],
    ['Cloudbeds', <SyncBadge status={request.cloudbedsStatus} />],
    ['Amount', formatDollars(request.amountCents / 100)],
    ['Additional nights', request.additionalNights],
    ['Original checkout', formatDate(request.originalCheckoutDate)],
    ['New checkout', formatDate(request.newCheckoutDate)],
    ['Reservation', <ReservationLink id={request.reservationID}>{request.reservationID}</ReservationLink>],
    ...(roomTypeName ? [['Room type', roomTypeName] as const] : []),
    ['Phone', request.guestPhone],
    ['Email', request.guestEmail],
    ['Created', at(request.createdAt)],
    ...(paidAt ? [['Paid', at(paidAt)] as const] : []),
    ...(syncedAt ? [['Synced', at(syncedAt)] as const] : []),
    ...(stripeSessionId
      ? [['Payment session', <ShortenedText what="session id" text={stripeSessionId} />] as const]
      : []),
  ];
  return <Facts isSpread facts={facts} />;
}
