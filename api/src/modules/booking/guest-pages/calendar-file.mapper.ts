import type { Hotel } from '@booking/contracts/guest-pages';

/** A stay as a calendar keeps it. Dates as YYYY-MM-DD. */
export type CalendarStay = {
  id: string;
  startDate: string;
  endDate: string;
  reservationId: string | null;
  writtenAt: Date;
  hotel: Pick<Hotel, 'name' | 'phone' | 'address'>;
};

const text = (value: string): string => value.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const basic = (iso: string): string => iso.replace(/[-:]|\.\d+/g, '');

/** A line has up to 75 octets, and goes on in the next one after a space; no character is cut (RFC 5545 section 3.1). */
function folded(line: string): string {
  let octets = 0;
  return Array.from(line, (character) => {
    const size = Buffer.byteLength(character);
    const isOver = octets + size > 75;
    octets = isOver ? 1 + size : octets + size;
    return isOver ? `\r\n ${character}` : character;
  }).join('');
}

/** A stay as an iCalendar file (RFC 5545): all days from arrival to departure, which leave the guest free for others. */
export function calendarFile({ id, startDate, endDate, reservationId, writtenAt, hotel }: CalendarStay): string {
  const { name, phone, address } = hotel;
  const facts = [reservationId && `Reservation ${reservationId}`, phone && `Phone ${phone}`].filter(Boolean);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//AI Booking Admin//Stay//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${basic(writtenAt.toISOString())}`,
    `DTSTART;VALUE=DATE:${basic(startDate)}`,
    `DTEND;VALUE=DATE:${basic(endDate)}`,
    `SUMMARY:${text(`Stay at ${name}`)}`,
    ...(address ? [`LOCATION:${text(`${name}, ${address}`)}`] : []),
    ...(facts.length > 0 ? [`DESCRIPTION:${text(facts.join('\n'))}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
