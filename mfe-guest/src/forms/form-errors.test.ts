import { describe, expect, test } from '@jest/globals';
import { BookingDetails, Intake, RoomContact } from '@booking/contracts/guest-pages';
import { formErrors } from './form-errors.ts';

const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.test', phone: '+15125550101' };
const intake = {
  checkInDate: '2026-12-01',
  checkOutDate: '2026-12-03',
  phone: '5125550101',
  email: 'ada@example.test',
};

test('nothing is wrong with a form that may be sent', () => {
  expect(formErrors(RoomContact, contact)).toEqual({});
  expect(formErrors(Intake, intake)).toEqual({});
});

test('each field of an empty contact form says what it wants', () => {
  expect(formErrors(RoomContact, { firstName: '', lastName: ' ', email: 'ada@', phone: '' })).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Valid email is required',
    phone: 'Phone number is required',
  });
});

test('names on the booking details form have up to 50 characters', () => {
  const { phone: _, ...details } = contact;
  expect(formErrors(BookingDetails, { ...details, firstName: 'a'.repeat(51), lastName: 'b'.repeat(50) })).toEqual({
    firstName: 'First name is too long',
  });
});

describe('dates before phoning', () => {
  const order = { checkOutDate: 'Check-out date must be after check-in date' };

  test.each(['2026-12-01', '2026-11-30'])('check-out on %s is too early', (checkOutDate) => {
    expect(formErrors(Intake, { ...intake, checkOutDate })).toEqual(order);
  });

  test('are put in order before the rest of the form is filled in', () => {
    expect(formErrors(Intake, { ...intake, checkOutDate: '2026-11-30', phone: '', email: '' })).toMatchObject(order);
  });

  test('that are missing are asked for first', () => {
    expect(formErrors(Intake, { ...intake, checkInDate: '', checkOutDate: '' })).toEqual({
      checkInDate: 'Please enter a valid check-in date',
      checkOutDate: 'Please enter a valid check-out date',
    });
  });
});
