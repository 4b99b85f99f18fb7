import { guestPageEndpoints, type Hotel } from '@booking/contracts/guest-pages';
import { answering } from '@booking/remote-kit/testing';

export const hotel: Hotel = {
  name: 'Harbor Inn',
  phone: '+15125550100',
  address: '1 Pier Street, Austin, TX 78701',
  website: 'https://harbor.example',
  propertyImage: null,
  checkInHour: '16:00',
  checkOutHour: '11:00',
};

export const answersHotel = (given: Partial<Hotel> = {}) =>
  answering(guestPageEndpoints.hotels, { data: [{ ...hotel, ...given }] });
