import { z } from 'zod';

const date = (what: string) => z.iso.date('A date looks like 2026-12-24.').describe(`${what}, YYYY-MM-DD`);

/** A stay that is asked about. */
export const stay = {
  startDate: date('Day of arrival'),
  endDate: date('Day of departure'),
  adults: z.number().int().min(1).max(20).default(2).describe('Adults, 1 or more'),
  children: z.number().int().min(0).max(20).default(0).describe('Children, 0 or more'),
};

/** Only for the conversation: what is texted goes to the number of the call. */
export const phone = z.string().max(40).describe("The caller's phone number, as in +15125550101");

/** On the website a number is proven once; on the phone it is never asked for. */
export const code = z
  .string()
  .max(20)
  .optional()
  .describe('Only on the website: the six digits that were texted to the visitor, when this tool asked for them');

export const reservationId = z.string().min(1).max(40).describe('Confirmation number of the reservation');

export const guest = {
  firstName: z.string().trim().min(1).max(50).describe("The guest's first name"),
  lastName: z.string().trim().min(1).max(50).describe("The guest's last name"),
  email: z.email().describe("The guest's e-mail address"),
};

export const changedStay = {
  startDate: date('New day of arrival').optional(),
  endDate: date('New day of departure').optional(),
  adults: z.number().int().min(1).max(20).optional().describe('New number of adults'),
  children: z.number().int().min(0).max(20).optional().describe('New number of children'),
};

export const newCheckout = date('New day of departure');

export const roomName = z.string().min(1).max(40).describe('Name or number of the room, as on its door');
