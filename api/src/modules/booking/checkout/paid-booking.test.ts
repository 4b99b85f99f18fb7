import { expect, test } from '@jest/globals';
import { toPaidBooking } from './paid-booking.mapper.ts';

const stay = { startDate: '2026-12-04', endDate: '2026-12-06', adults: 2, children: 1 };
const unknown = { ...stay, language: null };
const room = { roomTypeId: 'kng', roomTypeName: 'Garden King', rateId: 'rate-1', rateType: 'standard' };

test('keeps with a payment the stay, the room and both names of the guest', () => {
  const guest = { firstName: 'Ada', lastName: 'Price', email: 'ada@example.com', phone: '+15125550101' };
  expect(toPaidBooking(unknown, guest, room)).toEqual({
    ...stay,
    ...room,
    ...{ firstName: 'Ada', lastName: 'Price', guestName: 'Ada Price' },
    ...{ guestEmail: 'ada@example.com', guestPhone: '+15125550101' },
  });
});

test('leaves no space in place of a name that is missing', () => {
  const guest = { firstName: '', lastName: 'Price', email: '', phone: '+15125550101' };
  expect(toPaidBooking(unknown, guest, room).guestName).toBe('Price');
});

test('keeps the language of the guest, where it is known', () => {
  const guest = { firstName: 'Ada', lastName: 'Price', email: '', phone: '+15125550101' };
  expect(toPaidBooking({ ...stay, language: 'es' }, guest, room).language).toBe('es');
});
