import { expect, test } from '@jest/globals';
import { calendarFile } from './calendar-file.mapper.ts';

const stay = {
  id: '0b1f7b52-6d4f-4c53-9c34-0c1d5b1b7a10',
  startDate: '2026-12-30',
  endDate: '2027-01-02',
  reservationId: '4711',
  writtenAt: new Date('2026-11-21T20:15:07.123Z'),
  hotel: { name: 'Harbor Inn', phone: '+15125550100', address: '1 Pier Street; Austin, TX' },
};

test('a stay is an event of whole days, from arrival to the day of departure', () => {
  expect(calendarFile(stay)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//AI Booking Admin//Stay//EN',
      'BEGIN:VEVENT',
      `UID:${stay.id}`,
      'DTSTAMP:20261121T201507Z',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270102',
      'SUMMARY:Stay at Harbor Inn',
      String.raw`LOCATION:Harbor Inn\, 1 Pier Street\; Austin\, TX`,
      String.raw`DESCRIPTION:Reservation 4711\nPhone +15125550100`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('unknown facts are omitted', () => {
  const file = calendarFile({ ...stay, reservationId: null, hotel: { ...stay.hotel, phone: '', address: '' } });
  expect(file).not.toMatch(/LOCATION|DESCRIPTION/);
});

test('a hotel name cannot inject a line', () => {
  const file = calendarFile({ ...stay, hotel: { ...stay.hotel, name: 'Inn\\\r\nEND:VEVENT\rX\nY' } });
  expect(file).toContain(String.raw`SUMMARY:Stay at Inn\\\nEND:VEVENT\nX\nY`);
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
});

test('a line of 75 octets is not folded', () => {
  const nameOf = (letters: number): string => 'x'.repeat(letters - 'SUMMARY:Stay at '.length);
  const lineOf = (letters: number) =>
    calendarFile({ ...stay, hotel: { ...stay.hotel, name: nameOf(letters), address: '' } });
  expect(lineOf(75)).toContain(`SUMMARY:Stay at ${nameOf(75)}\r\n`);
  expect(lineOf(76)).toContain(`SUMMARY:Stay at ${nameOf(75)}\r\n x\r\n`);
});

test('long lines are folded after at most 75 octets, without splitting a character', () => {
  const name = 'Zürich 🏨 '.repeat(30);
  const file = calendarFile({ ...stay, hotel: { ...stay.hotel, name } });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:Stay at ${name}\r\n`);
});
