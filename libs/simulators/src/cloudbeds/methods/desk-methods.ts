import { z } from 'zod';
import { figuresOf } from '../../hotel/day.ts';
import { staff, staffMember } from '../../hotel/staff.ts';
import { defineMethod, type Method } from '../method.ts';
import { date, maybe, orElse, pageOf, whole } from '../parameters.ts';

const SHORT_PAGE = 2;

export const deskMethods: readonly Method[] = [
  defineMethod({
    name: 'getDashboard',
    verb: 'GET',
    scope: 'read:dashboard',
    parameters: z.object({ date: maybe(date) }),
    answer: ({ hotel }, { date: day }) => {
      const { occupied, arrivals, departures, staying } = figuresOf(hotel, day ?? hotel.today());
      const percentageOccupied = Math.round((occupied / hotel.house.rooms.length) * 100);
      return { data: { roomsOccupied: occupied, percentageOccupied, arrivals, departures, inHouse: staying } };
    },
  }),
  defineMethod({
    name: 'getUsers',
    verb: 'GET',
    scope: 'read:user',
    parameters: z.object({ pageNumber: orElse(whole, 1) }),
    answer: ({ account, hotel, dial }, { pageNumber }) => {
      const { propertyId } = account.settings;
      const rows = staff.map(({ id, firstName, lastName, email, role }) => ({
        userID: id,
        firstName,
        lastName,
        email,
        language: 'en',
        userRole: { name: role, description: '' },
        active: '1',
        lastLogin: hotel.today(),
        propertyId,
        organizationID: '77001',
      }));
      // no paging is described, so it comes as a fault; other faults can begin after a page
      if (!dial.on().includes('short_pages')) return { data: { [propertyId]: rows } };
      dial.tookWrite();
      const { data, ...numbers } = pageOf(rows, { pageNumber, pageSize: SHORT_PAGE });
      return { data: { [propertyId]: data }, ...numbers };
    },
  }),
  defineMethod({
    name: 'userinfo',
    verb: 'GET',
    bare: true,
    parameters: z.object({}),
    answer: () => {
      const { id, firstName, lastName, email } = staffMember();
      return { user_id: id, first_name: firstName, last_name: lastName, email, acl: null, roles: null };
    },
  }),
];
