import type { ExtensionRequest } from '@booking/contracts/extensions';
import { dateInWords } from '@booking/hotel/date-in-words';
import { hotelDate } from '@booking/hotel/hotel-time';
import { formatDollars } from '@booking/hotel/money';
import { Time, useHost } from '@booking/remote-kit/kit';
import { Email, Facts, Phone, type Fact } from '@booking/ui/kit';
import { PaymentBadge, SyncBadge } from '../payment-badge.tsx';
import { ReservationLink } from '../reservation-link.tsx';
import { ShortenedText } from '../shortened-text.tsx';
import { WorkflowBadge } from './workflow-badge.tsx';
import { words } from './extensions.words.ts';

const names = words.facts;

/** What is told of a request, line by line; what there is none of has no line (S2 section 2). */
export function ExtensionFacts({ request }: { request: ExtensionRequest }) {
  const { hotelTimeZone } = useHost();
  const { roomTypeName, paidAt, syncedAt, stripeSessionId } = request;
  const today = hotelDate(new Date(), hotelTimeZone);
  const facts: Fact[] = [
    [names.payment, <PaymentBadge status={request.paymentStatus} />],
    [names.cloudbeds, <SyncBadge status={request.cloudbedsStatus} />],
    [names.cutoff, <WorkflowBadge workflow={request.requestedWorkflow} />],
    [names.amount, formatDollars(request.amountCents / 100)],
    [names.nights, request.additionalNights],
    [names.original, dateInWords(request.originalCheckoutDate, today)],
    [names.changed, dateInWords(request.newCheckoutDate, today)],
    [names.reservation, <ReservationLink id={request.reservationID}>{request.reservationID}</ReservationLink>],
    ...(roomTypeName ? [[names.roomType, roomTypeName] as const] : []),
    [names.phone, <Phone number={request.guestPhone} />],
    [names.email, request.guestEmail && <Email address={request.guestEmail} />],
    [names.created, <Time at={request.createdAt} />],
    ...(paidAt ? [[names.paid, <Time at={paidAt} />] as const] : []),
    ...(syncedAt ? [[names.synced, <Time at={syncedAt} />] as const] : []),
    ...(stripeSessionId ? [[names.session, <ShortenedText what="session id" text={stripeSessionId} />] as const] : []),
  ];
  return <Facts isSpread facts={facts} />;
}
