import type { Precheckin } from '@booking/contracts/precheckins';
import { dateInWords } from '@booking/hotel/date-in-words';
import { Link, Time } from '@booking/remote-kit/kit';
import { DateRange, Facts, Phone, useHiddenTextClass, useLinkClass, type Fact } from '@booking/ui/kit';
import { GuestLink } from '../guest-link.tsx';
import { StepBadge } from '../precheckin-step.tsx';
import { ReservationLink } from '../reservation-link.tsx';
import { useHotelToday } from '../parts/use-hotel-today.ts';
import { words } from './precheckin.words.ts';

const { stay } = words;

/** The guest's page as they see it. A tab of its own keeps the console where it is. */
function PreviewLink({ id }: { id: string }) {
  const linkClass = useLinkClass();
  const hiddenClass = useHiddenTextClass();
  return (
    <Link to={`/precheckin/${id}?preview`} target="_blank" rel="noopener" className={linkClass}>
      {stay.preview} <span className={hiddenClass}>{stay.newTab}</span>
    </Link>
  );
}

/** Who stays when, and how the link came to them. */
export function StayFacts({ precheckin }: { precheckin: Precheckin }) {
  const linkClass = useLinkClass();
  const today = useHotelToday();
  const { id, reservationId, guestName, guestPhone, checkInDate, checkOutDate, roomTypeName, callId } = precheckin;
  const facts: Fact[] = [
    [stay.step, <StepBadge precheckin={precheckin} />],
    [stay.guest, <GuestLink of={{ precheckin: id }}>{guestName}</GuestLink>],
    [stay.phone, guestPhone && <Phone number={guestPhone} />],
    [stay.reservation, <ReservationLink id={reservationId}>{reservationId}</ReservationLink>],
    [stay.roomType, roomTypeName],
    [stay.dates, <DateRange from={checkInDate} to={checkOutDate} today={today} />],
    [stay.sent, <Time at={precheckin.sentAt} />],
    [stay.link, precheckin.isOver ? stay.expired : stay.active(dateInWords(checkOutDate, today))],
    [stay.page, <PreviewLink id={id} />],
  ];
  if (callId) {
    facts.push([
      stay.call,
      <Link to={`/call-logs/${encodeURIComponent(callId)}`} className={linkClass}>
        {stay.openCall}
      </Link>,
    ]);
  }
  return <Facts isSpread facts={facts} />;
}
